package dev.lethe.analysis.judge;

import dev.lethe.analysis.callgraph.Context;
import dev.lethe.catalogue.Rule;
import dev.lethe.catalogue.Severity;
import dev.lethe.catalogue.finding.Evidence;
import dev.lethe.catalogue.finding.Finding;
import dev.lethe.catalogue.finding.PathStep;
import dev.lethe.catalogue.finding.Place;
import dev.lethe.catalogue.finding.StepKind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Collects suspicions of a rule and makes one finding of all that fall on a line: the gravest, by
 * the nearest way.
 */
public final class Lines {

  /** Declarations have no line in class files; they are told apart by what is declared. */
  private record Line(String file, int line, String declared) {}

  /**
   * A breach before it is one finding.
   *
   * @param context the method whose path leads there; null for code that no session runs but that
   *     puts the agent together
   * @param place what is reported
   * @param use the line of code that the path leads to: that of the place, or for a field one where
   *     it is read
   * @param subject the member it is about, as {@code type#member}
   */
  public record Suspicion(
      @Nullable Context context,
      Place place,
      int use,
      Severity severity,
      String subject,
      String message,
      List<Evidence> evidence) {}

  private final Rule rule;
  private final Case evidence;
  private final Map<Line, List<Suspicion>> byLine =
      new TreeMap<>(
          Comparator.comparing(Line::file)
              .thenComparingInt(Line::line)
              .thenComparing(Line::declared));

  public Lines(Rule rule, Case evidence) {
    this.rule = rule;
    this.evidence = evidence;
  }

  /** Adds a suspicion. */
  public void add(Suspicion suspicion) {
    Place place = suspicion.place;
    Line line = new Line(place.file(), place.line(), place.line() == 0 ? suspicion.subject : "");
    byLine.computeIfAbsent(line, key -> new ArrayList<>(1)).add(suspicion);
  }

  /** One finding for each line, in the order of files and lines. */
  public List<Finding> findings() {
    List<Finding> findings = new ArrayList<>();
    for (List<Suspicion> suspicions : byLine.values()) {
      findings.add(finding(suspicions));
    }
    return findings;
  }

  private Finding finding(List<Suspicion> suspicions) {
    Suspicion first =
        suspicions.stream()
            .min(
                Comparator.comparing(Suspicion::severity, Comparator.reverseOrder())
                    .thenComparing(Suspicion::context, evidence.paths().byDistance())
                    .thenComparing(Suspicion::subject))
            .orElseThrow();
    long subjects = suspicions.stream().map(Suspicion::subject).distinct().count();
    String more =
        subjects > 1
            ? first.message + " (and " + (subjects - 1) + " more on this line)"
            : first.message;
    return new Finding(
        rule,
        first.severity,
        first.place,
        first.subject,
        more,
        path(first),
        first.evidence,
        first.context == null ? 0 : evidence.paths().entryPointsTo(first.context) - 1);
  }

  private List<PathStep> path(Suspicion suspicion) {
    Place place = suspicion.place;
    return suspicion.context == null
        ? List.of(
            new PathStep(StepKind.WIRING, place, place), new PathStep(StepKind.USE, place, place))
        : evidence.paths().to(suspicion.context, suspicion.use);
  }
}
