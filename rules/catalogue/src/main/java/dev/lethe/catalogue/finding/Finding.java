package dev.lethe.catalogue.finding;

import dev.lethe.catalogue.Rule;
import dev.lethe.catalogue.Severity;
import java.util.Comparator;
import java.util.List;

/**
 * One breach of a rule at one line.
 *
 * @param rule the rule that is broken
 * @param severity the weight the judge gives it, before the configuration has its say
 * @param place the primary location, always in application code
 * @param subject what the finding is about, as binary type and member ({@code
 *     com.acme.Recorder#entries})
 * @param message what the code does, present tense, lower case, no full stop
 * @param path a shortest way from an entry point to the place; first step an entry, last step the
 *     use
 * @param evidence further lines that support the finding
 * @param alsoFrom how many further entry points reach the same line
 */
public record Finding(
    Rule rule,
    Severity severity,
    Place place,
    String subject,
    String message,
    List<PathStep> path,
    List<Evidence> evidence,
    int alsoFrom)
    implements Comparable<Finding> {

  private static final Comparator<Finding> ORDER =
      Comparator.comparing(Finding::place)
          .thenComparing(finding -> finding.rule().name())
          .thenComparing(Finding::subject);

  public Finding {
    path = List.copyOf(path);
    evidence = List.copyOf(evidence);
  }

  @Override
  public int compareTo(Finding other) {
    return ORDER.compare(this, other);
  }
}
