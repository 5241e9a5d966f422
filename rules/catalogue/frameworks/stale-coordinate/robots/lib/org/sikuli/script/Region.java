package org.sikuli.script;

public class Region {
  public Region(int x, int y, int width, int height) {}

  public <T> Match find(T target) {
    return null;
  }

  public <T> int click(T target) {
    return 0;
  }

  public int click() {
    return 0;
  }

  public int type(String text) {
    return 0;
  }
}
