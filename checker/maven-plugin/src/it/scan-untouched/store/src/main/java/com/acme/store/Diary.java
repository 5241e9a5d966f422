package com.acme.store;

import java.util.ArrayList;
import java.util.List;

public final class Diary {

  private final List<String> lines = new ArrayList<>();

  public void write(String line) {
    lines.add(line);
  }

  public List<String> lines() {
    return lines;
  }
}
