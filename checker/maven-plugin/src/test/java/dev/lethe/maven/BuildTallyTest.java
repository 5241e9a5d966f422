package dev.lethe.maven;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apache.maven.execution.MavenSession;
import org.junit.jupiter.api.Test;

/** What a build leaves open is what none of its modules answers, and its last module says it. */
class BuildTallyTest {

  private static final Map<String, String> OPEN = Map.of("no entry point", "declare one");
  private static final Set<String> BOTH = Set.of("a", "b");

  private final MavenSession session =
      Sessions.of(List.of("verify"), List.of(), Sessions.module(Path.of("."), "a"));

  private Optional<Map<String, Map<String, String>>> finish(
      String execution, Map<String, Map<String, String>> open) {
    return new BuildTally(session).finish(execution, open, BOTH);
  }

  @Test
  void onlyTheLastModuleSpeaks() {
    assertThat(finish("b", Map.of("entry point", OPEN))).isEmpty();
    assertThat(finish("a", Map.of("entry point", OPEN))).contains(Map.of("entry point", OPEN));
  }

  @Test
  void oneModuleThatKnowsSettlesIt() {
    finish("b", Map.of("entry point", Map.of()));
    assertThat(finish("a", Map.of("entry point", OPEN))).contains(Map.of());
  }

  @Test
  void moduleWithoutSaySettlesNothing() {
    finish("b", Map.of());
    assertThat(finish("a", Map.of("entry point", OPEN))).contains(Map.of("entry point", OPEN));
  }

  @Test
  void topicsAreApart() {
    finish("b", Map.of("patterns of b/lethe.yml", Map.of()));
    assertThat(finish("a", Map.of("patterns of a/lethe.yml", OPEN)))
        .contains(Map.of("patterns of a/lethe.yml", OPEN));
  }

  @Test
  void nothingButWhatAllLeaveOpenIsOpen() {
    finish("b", Map.of("patterns", Map.of("x", "fix x", "y", "fix y")));
    assertThat(finish("a", Map.of("patterns", Map.of("y", "fix y", "z", "fix z"))))
        .contains(Map.of("patterns", Map.of("y", "fix y")));
  }

  @Test
  void otherBuildsDoNotCount() {
    finish("a", Map.of());
    MavenSession other =
        Sessions.of(List.of("verify"), List.of(), Sessions.module(Path.of("."), "a"));
    assertThat(new BuildTally(other).finish("b", Map.of(), BOTH)).isEmpty();
  }
}
