package dev.lethe.agent;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lethe.agent.device.phone.SimulatedPhone;
import dev.lethe.agent.task.Outcome;
import dev.lethe.agent.task.Task;
import java.util.List;
import java.util.Set;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class SettingsTasksTest {

  private static final int SEEDS = 200;

  static Stream<Task> solvable() {
    return Run.TASKS.stream().filter(task -> !task.name().equals("enable_wifi_calling"));
  }

  @ParameterizedTest
  @MethodSource("solvable")
  void isDoneOnEveryPhone(Task task) {
    for (long seed = 0; seed < SEEDS; seed++) {
      Run run = Run.of(task, seed);
      assertThat(run.outcome().kind()).as("seed %d", seed).isEqualTo(Outcome.Kind.DONE);
      assertThat(run.phone().value(task.goal().control())).isEqualTo(task.goal().value());
      assertThat(run.phone().staleTaps()).as("seed %d", seed).isZero();
      assertThat(run.phone().actions()).isEqualTo(run.outcome().cost().actions());
    }
  }

  @Test
  void boldTextTakesThreeActionsWhereNothingInterrupts() {
    List<Integer> actions =
        runs("enable_bold_text").map(run -> run.outcome().cost().actions()).sorted().toList();
    assertThat(actions.get(0)).isEqualTo(3);
    assertThat(actions.get(SEEDS / 2)).isEqualTo(3);
  }

  @Test
  void aDeadSwitchIsImpossibleAfterTryingIt() {
    runs("enable_wifi_calling")
        .forEach(
            run -> {
              assertThat(run.outcome().kind()).isEqualTo(Outcome.Kind.IMPOSSIBLE);
              assertThat(run.outcome().evidence())
                  .hasSizeGreaterThanOrEqualTo(2)
                  .allMatch(line -> line.contains("tap") && line.contains("nothing changed"));
              assertThat(run.phone().staleTaps()).isZero();
            });
  }

  @Test
  void aSwitchThatWorksIsNeverCalledImpossible() {
    for (long seed = 0; seed < SEEDS; seed++) {
      Run run = Run.of(Run.task("enable_wifi_calling"), new SimulatedPhone(seed, Set.of()));
      assertThat(run.outcome().kind()).as("seed %d", seed).isEqualTo(Outcome.Kind.DONE);
    }
  }

  @Test
  void thePhonesDisturbEnough() {
    List<Run> runs = runs("enable_bold_text").toList();
    assertThat(runs).filteredOn(run -> run.count("acted", "\"stale\"") > 0).isNotEmpty();
    assertThat(runs).filteredOn(run -> run.count("observed", "spinner") > 0).isNotEmpty();
    assertThat(runs).filteredOn(run -> run.count("observed", "Tip:") > 0).isNotEmpty();
    assertThat(runs).filteredOn(run -> run.count("observed", "software update") > 0).isNotEmpty();
  }

  @Test
  void theSameSeedGivesTheSameRun() {
    for (Task task : Run.TASKS) {
      assertThat(Run.of(task, 11).entries()).isEqualTo(Run.of(task, 11).entries());
    }
  }

  private static Stream<Run> runs(String task) {
    return LongStream.range(0, SEEDS).mapToObj(seed -> Run.of(Run.task(task), seed));
  }
}
