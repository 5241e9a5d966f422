package dev.lethe.maven;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.MojoExecution;
import org.apache.maven.project.MavenProject;
import org.junit.jupiter.api.Test;

/** Which checks a build is going to run. */
class ExpectedChecksTest {

  private final MavenProject store = Sessions.module(Path.of("."), "store");
  private final MavenProject agent = Sessions.module(Path.of("."), "agent");

  private Set<String> expected(MojoExecution execution, String... goals) {
    MavenSession session = Sessions.of(List.of(goals), List.of(store, agent), store, agent);
    return new ExpectedChecks(session, execution).all();
  }

  @Test
  void modulesWithoutThePluginRunNone() {
    Sessions.bound(agent, "default", null);
    assertThat(expected(Sessions.execution("default", "verify"), "verify"))
        .containsExactly("com.acme:agent@default");
  }

  @Test
  void everyBoundExecutionCounts() {
    Sessions.bound(store, "default", null);
    Sessions.bound(agent, "default", null);
    assertThat(expected(Sessions.execution("default", "verify"), "clean", "install"))
        .containsExactlyInAnyOrder("com.acme:store@default", "com.acme:agent@default");
  }

  @Test
  void phasesThatAreNotReachedDoNot() {
    Sessions.bound(store, "early", "process-classes");
    Sessions.bound(agent, "default", null);
    assertThat(expected(Sessions.execution("early", "process-classes"), "process-classes"))
        .containsExactly("com.acme:store@early");
  }

  @Test
  void phaseOfTheRunningOneIsReachedWhateverTheGoals() {
    Sessions.bound(store, "default", null);
    assertThat(expected(Sessions.execution("default", "verify"), "all"))
        .containsExactly("com.acme:store@default");
  }

  @Test
  void defaultGoalCounts() {
    Sessions.bound(store, "early", "process-classes");
    Sessions.bound(agent, "default", null);
    store.getBuild().setDefaultGoal("clean verify");
    assertThat(expected(Sessions.execution("early", "process-classes"))).hasSize(2);
  }

  @Test
  void checkOnTheCommandLineRunsInEveryModule() {
    MojoExecution direct =
        new MojoExecution(Sessions.plugin(), "check", "default-cli") {
          @Override
          public Source getSource() {
            return Source.CLI;
          }
        };
    assertThat(expected(direct, "dev.lethe:lethe-maven-plugin:check"))
        .containsExactlyInAnyOrder("com.acme:store@default-cli", "com.acme:agent@default-cli");
  }
}
