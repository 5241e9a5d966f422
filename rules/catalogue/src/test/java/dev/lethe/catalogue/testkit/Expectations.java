package dev.lethe.catalogue.testkit;

import dev.lethe.catalogue.Rules;
import dev.lethe.catalogue.Severity;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Reads what the comments of a snippet want: {@code // want: RecordingRead, MemoryRead (warning)}.
 */
final class Expectations {

  private static final String MARK = "want:";
  private static final Pattern COMMENT = Pattern.compile("(?:^|.*\\s)(//|#) want: (.+)$");
  private static final Pattern ITEM = Pattern.compile("(\\w+)( \\(warning\\))?");

  private Expectations() {}

  static List<Reported> in(Snippet snippet) {
    rejectAny(snippet, snippet.library());
    return snippet.reportable().flatMap(source -> in(snippet, source)).sorted().toList();
  }

  private static void rejectAny(Snippet snippet, List<Source> library) {
    for (Source source : library) {
      if (source.text().contains(MARK)) {
        throw new IllegalArgumentException(
            snippet.name() + ": " + source.path() + " is library code; nothing is reported there");
      }
    }
  }

  private static Stream<Reported> in(Snippet snippet, Source source) {
    String[] lines = source.text().split("\n", -1);
    return IntStream.rangeClosed(1, lines.length)
        .boxed()
        .filter(number -> lines[number - 1].contains(MARK))
        .flatMap(number -> at(snippet, source, number, lines[number - 1].stripTrailing()));
  }

  private static Stream<Reported> at(Snippet snippet, Source source, int number, String line) {
    Matcher comment = COMMENT.matcher(line);
    if (!comment.matches() || !comment.group(1).equals(mark(source))) {
      throw malformed(snippet, source, number, line);
    }
    Predicate<String> wellFormed = item -> ITEM.matcher(item).matches();
    List<String> items = List.of(comment.group(2).split(", ", -1));
    if (!items.stream().allMatch(wellFormed.and(Expectations::namesRule))) {
      throw malformed(snippet, source, number, line);
    }
    return items.stream().map(item -> wanted(item, source.path(), number));
  }

  private static String mark(Source source) {
    return source.path().endsWith(".java") ? "//" : "#";
  }

  private static boolean namesRule(String item) {
    String name = ruleOf(item);
    return Rules.named(name).filter(rule -> rule.name().equals(name)).isPresent();
  }

  private static String ruleOf(String item) {
    return item.replace(" (warning)", "");
  }

  private static Reported wanted(String item, String file, int line) {
    Severity severity = item.endsWith("(warning)") ? Severity.WARNING : Severity.ERROR;
    return new Reported(ruleOf(item), severity, file, line);
  }

  private static IllegalArgumentException malformed(
      Snippet snippet, Source source, int number, String line) {
    return new IllegalArgumentException(
        "%s: malformed expectation at %s:%d: '%s'. Write '%s want: RuleName' at the end of the line,"
                .formatted(snippet.name(), source.path(), number, line.strip(), mark(source))
            + " with ' (warning)' after a rule for a warning and ', ' between rules");
  }
}
