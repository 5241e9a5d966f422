package com.example.calendar;

import java.nio.file.Path;

/** Shows a recording to a person. It stands beside the agent: no session can reach it. */
public final class RecordingViewer {

  private RecordingViewer() {}

  public static void main(String[] arguments) {
    for (String line : new Recorder(Path.of(arguments[0])).entries()) {
      System.out.println(line);
    }
  }
}
