package dev.lethe.maven;

import dev.lethe.analysis.Incompleteness;
import dev.lethe.analysis.Incompleteness.Kind;
import dev.lethe.checker.CheckRequest;
import dev.lethe.checker.Report;
import dev.lethe.checker.Tool;
import dev.lethe.checker.config.ProjectRoot;
import dev.lethe.checker.settle.Verdict;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * What one module cannot answer because another may: whether there is an entry point, and whether
 * the patterns of a configuration match.
 *
 * @param byTopic open questions with their remedies, by topic; see {@link BuildTally}
 */
record OpenQuestions(Map<String, Map<String, String>> byTopic) {

  private static final String ENTRY_POINT = "entry point";
  private static final String PATTERNS = "patterns of ";

  private static final Map<String, String> NO_ENTRY_POINT =
      Map.of(
          "no entry point in any module that was checked, so nothing was followed",
          "declare where a session starts");

  private static final Set<Kind> LEFT_TO_OTHERS =
      EnumSet.of(Kind.NO_ENTRY_POINT, Kind.NOTHING_TO_READ, Kind.NO_MATCH);

  /** Of a module that has no say. */
  static OpenQuestions none() {
    return new OpenQuestions(Map.of());
  }

  /** Of a module in which nothing is compiled. */
  static OpenQuestions ofModuleWithoutClasses() {
    return new OpenQuestions(Map.of(ENTRY_POINT, NO_ENTRY_POINT));
  }

  /** Of a module that was checked. */
  static OpenQuestions of(Report report, CheckRequest request) {
    Map<String, String> patterns = new TreeMap<>();
    report.incomplete().stream()
        .filter(reason -> reason.kind() == Kind.NO_MATCH)
        .forEach(reason -> patterns.put(reason.what(), reason.remedy()));
    boolean aimless = report.entryPoints().isEmpty();
    return new OpenQuestions(
        Map.of(
            ENTRY_POINT,
            aimless ? NO_ENTRY_POINT : Map.of(),
            PATTERNS + configuration(request),
            Map.copyOf(patterns)));
  }

  private static String configuration(CheckRequest request) {
    return request
        .configuration()
        .or(() -> ProjectRoot.above(request.start()).configuration())
        .map(Path::toString)
        .orElse("the command line");
  }

  /** What a module must answer itself. */
  static List<Incompleteness> own(Report report) {
    return report.incomplete().stream()
        .filter(reason -> !LEFT_TO_OTHERS.contains(reason.kind()))
        .toList();
  }

  /** Whether no session starts in the module. */
  boolean isAimless() {
    return !byTopic.getOrDefault(ENTRY_POINT, Map.of()).isEmpty();
  }

  /** The report on questions that no module answered. */
  Report report() {
    List<Incompleteness> reasons = new ArrayList<>();
    byTopic.forEach(
        (topic, open) ->
            open.forEach(
                (what, remedy) -> reasons.add(new Incompleteness(kind(topic), what, remedy))));
    return new Report(
        Tool.lethe(),
        Verdict.INCOMPLETE,
        List.of(),
        reasons.stream().sorted().toList(),
        List.of(),
        List.of(),
        List.of(),
        0,
        List.of());
  }

  private static Kind kind(String topic) {
    return topic.equals(ENTRY_POINT) ? Kind.NO_ENTRY_POINT : Kind.NO_MATCH;
  }
}
