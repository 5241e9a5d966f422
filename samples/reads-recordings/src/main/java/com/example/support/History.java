package com.example.support;

import java.util.List;

/** Looks up how the session before went. */
final class History {

  private static final int LINES = 2;

  private final Recorder recorder;

  History(Recorder recorder) {
    this.recorder = recorder;
  }

  String lastSession() {
    List<String> lines = recorder.entries();
    return String.join("\n", lines.subList(Math.max(0, lines.size() - LINES), lines.size()));
  }
}
