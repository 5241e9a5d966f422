package com.example.calendar;

/** What the model wants: to use a control, to type into it too, or to finish with some words. */
public record Decision(String label, String text, boolean isFinished) {

  static Decision use(String label) {
    return new Decision(label, "", false);
  }

  static Decision type(String label, String text) {
    return new Decision(label, text, false);
  }

  static Decision finish(String words) {
    return new Decision("", words, true);
  }
}
