package dev.lethe.checker.report;

import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Foreign text in Markdown, where it must not become anything but text. */
final class MarkdownText {

  private static final Pattern SPACE = Pattern.compile("[\\s\\p{Cntrl}]+");
  private static final Pattern MARKUP = Pattern.compile("[\\\\*_{}\\[\\]()#+!|~>-]");
  private static final Pattern TICKS = Pattern.compile("`+");
  private static final Pattern UNSAFE_LABEL = Pattern.compile("[^\\p{L}\\p{N} .,()_/$]");

  private MarkdownText() {}

  /** Words of a sentence. */
  static String plain(String text) {
    String line = SPACE.matcher(text).replaceAll(" ").replace("&", "&amp;").replace("<", "&lt;");
    return MARKUP
        .matcher(line)
        .replaceAll("\\\\$0")
        .replace("`", "&#96;")
        .replace("@", "&#64;")
        .replace("://", "&#58;//");
  }

  /** A name, as code. */
  static String code(String name) {
    String line = SPACE.matcher(name).replaceAll(" ");
    int longest =
        TICKS
            .matcher(line)
            .results()
            .map(MatchResult::group)
            .mapToInt(String::length)
            .max()
            .orElse(0);
    String fence = "`".repeat(longest + 1);
    String room = line.startsWith("`") || line.endsWith("`") ? " " : "";
    return fence + room + line + room + fence;
  }

  /** A label of a Mermaid diagram, to stand between quotes. */
  static String label(String text) {
    String line = SPACE.matcher(text).replaceAll(" ");
    return UNSAFE_LABEL
        .matcher(line)
        .replaceAll(letter -> "#" + letter.group().codePointAt(0) + ";");
  }
}
