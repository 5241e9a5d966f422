package dev.lethe.checker.settle;

import dev.lethe.catalogue.Rule;
import dev.lethe.catalogue.Severity;
import dev.lethe.catalogue.finding.Finding;
import dev.lethe.checker.source.PlacedFinding;
import dev.lethe.checker.source.SourcePlace;
import java.util.Comparator;
import java.util.Optional;

/**
 * A finding about which everything is decided.
 *
 * @param found what was found, and where
 * @param severity its weight, as configured
 * @param approval the reviewed exception that covers it
 * @param isKnown whether a baseline lists it
 * @param fingerprint tells it from all others and stays the same when lines move
 */
public record SettledFinding(
    PlacedFinding found,
    Severity severity,
    Optional<Approval> approval,
    boolean isKnown,
    String fingerprint)
    implements Comparable<SettledFinding> {

  private static final Comparator<SettledFinding> ORDER =
      Comparator.comparing(SettledFinding::at)
          .thenComparing(settled -> settled.rule().name())
          .thenComparing(settled -> settled.finding().subject())
          .thenComparing(settled -> settled.finding().place())
          .thenComparing(settled -> settled.finding().message());

  /** What the analysis says. */
  public Finding finding() {
    return found.finding();
  }

  /** The rule that is broken. */
  public Rule rule() {
    return finding().rule();
  }

  /** Its primary location. */
  public SourcePlace at() {
    return found.at();
  }

  /** Whether it counts. */
  public Status status() {
    if (approval.isPresent()) {
      return Status.ALLOWED;
    }
    return isKnown ? Status.KNOWN : Status.NEW;
  }

  /** Whether it counts and weighs at least so much. */
  public boolean fails(Severity failOn) {
    return status() == Status.NEW && severity.compareTo(failOn) >= 0;
  }

  SettledFinding withFingerprint(String other) {
    return new SettledFinding(found, severity, approval, isKnown, other);
  }

  SettledFinding asKnown() {
    return new SettledFinding(found, severity, approval, true, fingerprint);
  }

  @Override
  public int compareTo(SettledFinding other) {
    return ORDER.compare(this, other);
  }
}
