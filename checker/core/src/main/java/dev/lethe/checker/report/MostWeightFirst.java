package dev.lethe.checker.report;

import dev.lethe.checker.settle.SettledFinding;
import java.util.Comparator;

/** The order for readers who may see the beginning only: what counts, and errors, first. */
final class MostWeightFirst {

  static final Comparator<SettledFinding> ORDER =
      Comparator.comparing(SettledFinding::status)
          .thenComparing(SettledFinding::severity, Comparator.reverseOrder())
          .thenComparing(Comparator.naturalOrder());

  private MostWeightFirst() {}
}
