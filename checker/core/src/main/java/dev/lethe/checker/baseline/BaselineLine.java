package dev.lethe.checker.baseline;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * One line of a baseline: rule, class, member, subject, and {@code x2} for two of a kind. Words are
 * separated by blanks; {@code -} stands for no member.
 *
 * @param symbol what is known
 * @param count how often
 */
record BaselineLine(KnownSymbol symbol, int count) {

  private static final String NONE = "-";
  private static final int WORDS = 4;
  private static final Pattern COUNT = Pattern.compile("x([1-9]\\d{0,8})");
  private static final Pattern SPECIAL = Pattern.compile("[\\\\\\s\\p{Cntrl}]");
  private static final Pattern ESCAPED = Pattern.compile("\\\\u([0-9a-f]{4})");

  /** Reads a line; empty where it is none. */
  static Optional<BaselineLine> parse(String text) {
    List<String> words = Stream.of(text.split(" +")).toList();
    if (words.size() < WORDS || words.size() > WORDS + 1) {
      return Optional.empty();
    }
    Matcher count = COUNT.matcher(words.size() > WORDS ? words.get(WORDS) : "x1");
    return count.matches()
        ? Optional.of(new BaselineLine(symbol(words), Integer.parseInt(count.group(1))))
        : Optional.empty();
  }

  private static KnownSymbol symbol(List<String> words) {
    return new KnownSymbol(
        plain(words.get(0)), plain(words.get(1)), plain(words.get(2)), plain(words.get(3)));
  }

  String text() {
    String words =
        Stream.of(symbol.rule(), symbol.type(), symbol.member(), symbol.subject())
            .map(BaselineLine::word)
            .collect(Collectors.joining(" "));
    return count == 1 ? words : words + " x" + count;
  }

  private static String word(String text) {
    String escaped =
        SPECIAL.matcher(text).replaceAll(it -> "\\\\u%04x".formatted((int) it.group().charAt(0)));
    if (escaped.equals(NONE)) {
      return "\\u002d";
    }
    return escaped.isEmpty() ? NONE : escaped;
  }

  private static String plain(String word) {
    return word.equals(NONE)
        ? ""
        : ESCAPED.matcher(word).replaceAll(it -> Matcher.quoteReplacement(letter(it.group(1))));
  }

  private static String letter(String code) {
    return String.valueOf((char) Integer.parseInt(code, 16));
  }
}
