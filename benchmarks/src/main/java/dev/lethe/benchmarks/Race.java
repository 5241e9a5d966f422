package dev.lethe.benchmarks;

import dev.lethe.benchmarks.measure.FailedRunException;
import dev.lethe.benchmarks.measure.Run;
import dev.lethe.benchmarks.measure.Stopwatch;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * One benchmark being run. The subjects take turns, so that whatever else the machine does hits all
 * of them; a first run of the first subject warms the file cache and does not count.
 */
final class Race {

  private final Benchmark benchmark;
  private final Stopwatch stopwatch;
  private final Path logs;
  private final Map<Subject, List<Run>> runs = new LinkedHashMap<>();
  private final Map<Subject, String> failures = new LinkedHashMap<>();

  /**
   * Prepares a race.
   *
   * @param logs the directory for what the subjects print
   */
  Race(Benchmark benchmark, Stopwatch stopwatch, Path logs) {
    this.benchmark = benchmark;
    this.stopwatch = stopwatch;
    this.logs = logs;
  }

  /** Runs every subject so many times. */
  Results results(int rounds) {
    turn(benchmark.subjects().get(0));
    runs.clear();
    for (int round = 0; round < rounds; round++) {
      benchmark.subjects().forEach(this::turn);
    }
    return new Results(benchmark, benchmark.subjects().stream().map(this::result).toList());
  }

  private void turn(Subject subject) {
    if (failures.containsKey(subject)) {
      return;
    }
    try {
      Run run = stopwatch.run(subject.command(), subject.exitCodes(), log(subject));
      runs.computeIfAbsent(subject, key -> new ArrayList<>()).add(run);
    } catch (FailedRunException e) {
      failures.put(subject, String.valueOf(e.getMessage()));
    }
  }

  private Path log(Subject subject) {
    String name = benchmark.name() + " " + subject.name() + ".log";
    return logs.resolve(name.replace("'", "").replace(' ', '-').toLowerCase(Locale.ROOT));
  }

  private Result result(Subject subject) {
    Optional<String> failure = Optional.ofNullable(failures.get(subject));
    return new Result(subject, runs.getOrDefault(subject, List.of()), lastLine(subject), failure);
  }

  private String lastLine(Subject subject) {
    try (Stream<String> lines = Files.lines(log(subject))) {
      return lines.filter(line -> !line.isBlank()).reduce("", (before, line) -> line);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
