package dev.lethe.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lethe.benchmarks.measure.Run;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ChapterTest {

  private static final Subject PEER = new Subject("a peer", List.of(), Set.of(0));
  private static final Subject LETHE = new Subject("Lethe", List.of(), Set.of(0));
  private static final Benchmark BENCHMARK =
      new Benchmark(
          "some",
          "Some classes.",
          LETHE,
          List.of(PEER),
          List.of(
              Goal.times(Quantity.WALL, 2.5, PEER),
              Goal.times(Quantity.PROCESSOR, 4, PEER),
              Goal.units(Quantity.PEAK, 100)));

  @Test
  void comparesMediansWithGoals() {
    Results results =
        results(new Result(LETHE, List.of(new Run(5, 9, 120)), "lethe: clean", Optional.empty()));

    assertThat(new Chapter(results).text())
        .contains(
            "| a peer             | 2.00 (1.00–3.00)     |",
            "| 2.50       |",
            "* wall at most 2.5 times that of a peer: 2.50 times, met\n",
            "* CPU at most 4 times that of a peer: 4.50 times, **not met**\n",
            "* peak memory at most 100 MiB: 120 MiB, **not met**\n");
    assertThat(results.areGood()).isFalse();
  }

  @Test
  void isGoodWhenAllGoalsAreMet() {
    Results results =
        results(new Result(LETHE, List.of(new Run(5, 8, 100)), "lethe: clean", Optional.empty()));

    assertThat(results.areGood()).isTrue();
  }

  @Test
  void saysWhichSubjectFailed() {
    Results results = results(new Result(LETHE, List.of(), "", Optional.of("ended early")));

    assertThat(new Chapter(results).text())
        .contains(
            "* a peer said: `9 class files`\n* Lethe ended early\n",
            "a peer: not measured, **not met**");
    assertThat(results.areGood()).isFalse();
  }

  private static Results results(Result lethe) {
    List<Run> runs = List.of(new Run(3, 2, 1), new Run(1, 2, 1), new Run(2, 2, 1));
    return new Results(
        BENCHMARK, List.of(new Result(PEER, runs, "9 class files", Optional.empty()), lethe));
  }
}
