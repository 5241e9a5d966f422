package dev.lethe.benchmarks;

import java.util.Optional;

/**
 * How good Lethe wants to be.
 *
 * @param quantity what is compared
 * @param limit the most that is good: so many times what the peer takes, or so many units
 * @param peer the subject to compare with; empty for a limit in units
 */
record Goal(Quantity quantity, double limit, Optional<String> peer) {

  /** A goal in times what a peer takes. */
  static Goal times(Quantity quantity, double limit, Subject peer) {
    return new Goal(quantity, limit, Optional.of(peer.name()));
  }

  /** A goal in units. */
  static Goal units(Quantity quantity, double limit) {
    return new Goal(quantity, limit, Optional.empty());
  }

  /** What was reached of it, to be compared with the limit; empty when a subject failed. */
  Optional<Double> reached(Results results) {
    Optional<Double> own = results.lethe().median(quantity);
    return peer.isEmpty()
        ? own
        : own.flatMap(mine -> results.of(peer.get()).median(quantity).map(theirs -> mine / theirs));
  }

  boolean isMet(Results results) {
    return reached(results).map(value -> value <= limit).orElse(false);
  }
}
