package dev.lethe.maven;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class LifecyclePhasesTest {

  @Test
  void goalsReachThePhasesBeforeThem() {
    int reach = LifecyclePhases.reach(List.of("clean", "package", "versions:display"));
    assertThat(LifecyclePhases.isReached("process-classes", reach)).isTrue();
    assertThat(LifecyclePhases.isReached("package", reach)).isTrue();
    assertThat(LifecyclePhases.isReached("verify", reach)).isFalse();
  }

  @Test
  void goalsOfNoPhaseReachNothing() {
    int reach = LifecyclePhases.reach(List.of("dev.lethe:lethe-maven-plugin:scan"));
    assertThat(LifecyclePhases.isReached("validate", reach)).isFalse();
  }

  @Test
  void unknownPhaseIsNeverReached() {
    assertThat(LifecyclePhases.isReached("none", LifecyclePhases.reach(List.of("deploy"))))
        .isFalse();
  }
}
