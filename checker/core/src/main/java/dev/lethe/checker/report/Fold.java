package dev.lethe.checker.report;

import java.util.ArrayList;
import java.util.List;

/** Breaks text between words, so that lines keep to {@link #WIDTH} columns where words allow it. */
final class Fold {

  static final int WIDTH = 80;

  private final int hang;
  private final List<String> lines = new ArrayList<>();
  private final StringBuilder line;

  private Fold(String head, int hang) {
    this.line = new StringBuilder(head);
    this.hang = hang;
  }

  /**
   * Text after a head.
   *
   * @param head what the first line begins with, its blanks kept
   * @param text words
   * @param hang how far the further lines are indented
   */
  static List<String> text(String head, String text, int hang) {
    Fold fold = new Fold(head, hang);
    for (String word : text.strip().split("\\s+")) {
      fold.add(word);
    }
    fold.lines.add(fold.line.toString());
    return fold.lines;
  }

  private void add(String word) {
    boolean blank = line.isEmpty() || line.charAt(line.length() - 1) == ' ';
    boolean begun = !line.toString().isBlank();
    if (begun && line.length() + (blank ? 0 : 1) + word.length() > WIDTH) {
      lines.add(line.toString().stripTrailing());
      line.setLength(0);
      line.append(" ".repeat(hang)).append(word);
    } else {
      line.append(blank ? "" : " ").append(word);
    }
  }
}
