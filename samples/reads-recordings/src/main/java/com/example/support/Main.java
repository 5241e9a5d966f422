package com.example.support;

import java.nio.file.Path;

/** Runs one session for each question given, with a model that says what it was told. */
public final class Main {

  private Main() {}

  public static void main(String[] questions) {
    Recorder recorder = new Recorder(Path.of("support-recording.txt"));
    Model echo = context -> "I was told: " + context.get(0).strip();
    for (String question : questions) {
      System.out.println(new SupportAgent(echo, recorder).answer(question));
    }
  }
}
