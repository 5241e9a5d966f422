package dev.lethe.maven;

import dev.lethe.analysis.Incompleteness;
import dev.lethe.analysis.Incompleteness.Kind;
import dev.lethe.catalogue.Severity;
import dev.lethe.checker.CheckRequest;
import dev.lethe.checker.Report;
import dev.lethe.checker.Terms;
import dev.lethe.checker.Tool;
import dev.lethe.checker.config.ProjectRoot;
import dev.lethe.checker.settle.Verdict;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
  private static final String CLASSES = "classes";
  private static final String PATTERNS = "patterns of ";

  private static final Map<String, String> NO_ENTRY_POINT =
      Map.of(
          "no entry point in any module that was checked, so nothing was followed",
          "declare where a session starts");

  private static final Map<String, String> NO_CLASSES =
      Map.of(
          "no module that was checked has classes, so there is nothing to check",
          "compile first, as 'mvn verify' does, and 'mvn compile lethe:check'; a project without"
              + " code needs no check");

  private static final Set<Kind> LEFT_TO_OTHERS =
      EnumSet.of(Kind.NO_ENTRY_POINT, Kind.NOTHING_TO_READ, Kind.NO_MATCH);

  /** Of a module that has no say. */
  static OpenQuestions none() {
    return new OpenQuestions(Map.of());
  }

  /** Of a module in which nothing is compiled. */
  static OpenQuestions ofModuleWithoutClasses() {
    return new OpenQuestions(Map.of(ENTRY_POINT, NO_ENTRY_POINT, CLASSES, NO_CLASSES));
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
            CLASSES,
            isEmpty(report) ? NO_CLASSES : Map.of(),
            PATTERNS + configuration(request),
            Map.copyOf(patterns)));
  }

  private static boolean isEmpty(Report report) {
    return report.incomplete().stream().anyMatch(it -> it.kind() == Kind.NOTHING_TO_READ);
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
    return new Report(
        Tool.lethe(),
        new Terms("", Severity.ERROR, Optional.empty()),
        Verdict.INCOMPLETE,
        List.of(),
        reasons(),
        List.of(),
        List.of(),
        List.of(),
        0,
        List.of());
  }

  private List<Incompleteness> reasons() {
    List<Incompleteness> reasons = new ArrayList<>();
    byTopic.forEach(
        (topic, open) ->
            open.forEach(
                (what, remedy) -> reasons.add(new Incompleteness(kind(topic), what, remedy))));
    boolean isEmpty = !byTopic.getOrDefault(CLASSES, Map.of()).isEmpty();
    return reasons.stream()
        .filter(reason -> !(isEmpty && reason.kind() == Kind.NO_ENTRY_POINT))
        .sorted()
        .toList();
  }

  private static Kind kind(String topic) {
    return switch (topic) {
      case ENTRY_POINT -> Kind.NO_ENTRY_POINT;
      case CLASSES -> Kind.NOTHING_TO_READ;
      default -> Kind.NO_MATCH;
    };
  }
}
