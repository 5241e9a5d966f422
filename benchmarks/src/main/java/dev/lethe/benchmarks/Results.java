package dev.lethe.benchmarks;

import java.util.List;

/**
 * What a benchmark measured.
 *
 * @param benchmark the benchmark
 * @param all its subjects' results, in its order
 */
record Results(Benchmark benchmark, List<Result> all) {

  /** The result of the subject with a name. */
  Result of(String subject) {
    return all.stream()
        .filter(result -> result.subject().name().equals(subject))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no subject " + subject));
  }

  Result lethe() {
    return of(benchmark.lethe().name());
  }

  /** Whether all subjects did what was to be measured. */
  boolean areComplete() {
    return all.stream().allMatch(result -> result.failure().isEmpty());
  }

  /** Whether Lethe reached all its goals and no subject failed. */
  boolean areGood() {
    return areComplete() && benchmark.goals().stream().allMatch(goal -> goal.isMet(this));
  }
}
