package dev.lethe.catalogue;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Finds a section of a Markdown text; hash signs inside of code fences start none. */
final class MarkdownSections {

  private final List<String> lines;

  private MarkdownSections(List<String> lines) {
    this.lines = lines;
  }

  static Optional<String> find(String text, String heading) {
    return new MarkdownSections(text.lines().toList()).section(heading);
  }

  private Optional<String> section(String heading) {
    boolean code = false;
    for (int i = 0; i < lines.size(); i++) {
      code ^= isFence(lines.get(i));
      if (!code && rank(lines.get(i)) > 0 && title(lines.get(i)).equals(heading)) {
        return Optional.of(below(i));
      }
    }
    return Optional.empty();
  }

  private String below(int start) {
    int rank = rank(lines.get(start));
    int end = start + 1;
    for (boolean code = false; end < lines.size(); end++) {
      code ^= isFence(lines.get(end));
      int next = code ? 0 : rank(lines.get(end));
      if (next > 0 && next <= rank) {
        break;
      }
    }
    return lines.subList(start + 1, end).stream().collect(Collectors.joining("\n")).strip();
  }

  private static boolean isFence(String line) {
    return line.startsWith("```");
  }

  private static int rank(String line) {
    int hashes = 0;
    while (hashes < line.length() && line.charAt(hashes) == '#') {
      hashes++;
    }
    return hashes < line.length() && line.charAt(hashes) == ' ' ? hashes : 0;
  }

  private static String title(String line) {
    return line.substring(rank(line)).strip();
  }
}
