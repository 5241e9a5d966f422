package org.sikuli.script;

public class Match extends Region {
  public Match() {
    super(0, 0, 0, 0);
  }
}
