package dev.lethe.agent.research;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lethe.agent.Run;
import org.junit.jupiter.api.Test;

final class HandbookTest {

  @Test
  void answersWithTheLongestSubjectThatIsAskedFor() {
    Handbook handbook = Handbook.of("Wi-Fi: Settings > Network\nWi-Fi calling: Settings > Calls\n");
    assertThat(handbook.answer("Where is the setting Wi-Fi calling?"))
        .contains("Wi-Fi calling is under Settings > Calls.");
  }

  @Test
  void knowsNothingElse() {
    assertThat(Handbook.ofSettings().answer("What is the time?")).isEmpty();
  }

  @Test
  void knowsWhereEveryTaskIs() {
    Handbook handbook = Handbook.ofSettings();
    assertThat(Run.TASKS)
        .allSatisfy(task -> assertThat(handbook.answer(task.goal().control())).isPresent());
  }
}
