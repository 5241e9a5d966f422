package dev.lethe.benchmarks;

import dev.lethe.benchmarks.measure.Run;
import dev.lethe.benchmarks.measure.Spread;
import java.util.List;
import java.util.Optional;

/**
 * What was measured of one subject.
 *
 * @param subject the program
 * @param runs its runs
 * @param said the last line that it printed
 * @param failure why it was not run again; empty when nothing went wrong
 */
record Result(Subject subject, List<Run> runs, String said, Optional<String> failure) {

  /** The spread of a quantity; empty when a run failed. */
  Optional<Spread> spread(Quantity quantity) {
    return failure.isPresent() ? Optional.empty() : Optional.of(Spread.of(runs, quantity::of));
  }

  Optional<Double> median(Quantity quantity) {
    return spread(quantity).map(Spread::median);
  }
}
