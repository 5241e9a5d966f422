package com.example.calendar;

import java.nio.file.Path;

/** Runs one session for each request given. */
public final class Main {

  private Main() {}

  public static void main(String[] requests) {
    Recorder recorder = new Recorder(Path.of("calendar-recording.txt"));
    for (String request : requests) {
      System.out.println(
          new CalendarAgent(new DemoPhone(), new FormModel(), recorder).run(request));
    }
  }
}
