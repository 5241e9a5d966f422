package dev.lethe.checker.report;

import dev.lethe.catalogue.Severity;

/** Whether text is coloured. */
public enum Ink {
  /** Bare text. */
  PLAIN,
  /** Text with ANSI colour codes, for a terminal. */
  ANSI;

  private static final String END = "\u001B[0m";

  /** A severity's word in its colour. */
  String severity(Severity severity) {
    return switch (severity) {
      case ERROR -> paint("31;1", severity.word());
      case WARNING -> paint("33;1", severity.word());
      case NOTE -> paint("36", severity.word());
    };
  }

  /** A text that stands out. */
  String strong(String text) {
    return paint("1", text);
  }

  private String paint(String code, String text) {
    return this == PLAIN ? text : "\u001B[" + code + "m" + text + END;
  }
}
