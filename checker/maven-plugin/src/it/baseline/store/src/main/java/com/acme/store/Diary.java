package com.acme.store;

import dev.lethe.annotations.RecordingStore;
import java.util.ArrayList;
import java.util.List;

@RecordingStore
public final class Diary {

  private final List<String> lines = new ArrayList<>();

  public void write(String line) {
    lines.add(line);
  }

  public List<String> lines() {
    return lines;
  }
}
