package dev.lethe.checker.doctor;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** Text under headings, wrapped for a terminal of 80 columns. */
final class Account {

  private static final int WIDTH = 80;
  private static final String INDENT = "  ";

  private final StringBuilder text = new StringBuilder();

  void heading(String title) {
    text.append(text.isEmpty() ? "" : "\n").append(title).append('\n');
  }

  void sentence(String words) {
    wrapped(INDENT, INDENT, words);
  }

  void item(String words) {
    wrapped(INDENT + "- ", INDENT + "  ", words);
  }

  void items(Collection<String> all) {
    all.forEach(this::item);
  }

  /** A line that belongs to the item above. */
  void remark(String words) {
    wrapped(INDENT + "  ", INDENT + "  ", words);
  }

  private void wrapped(String first, String next, String words) {
    String indent = first;
    for (String line : lines(words, WIDTH - next.length())) {
      text.append(indent).append(line).append('\n');
      indent = next;
    }
  }

  private static List<String> lines(String words, int width) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String word : words.strip().split("\\s+", -1)) {
      if (!line.isEmpty() && line.length() + 1 + word.length() > width) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.isEmpty() ? "" : " ").append(word);
    }
    lines.add(line.toString());
    return lines;
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
