package dev.lethe.maven;

import java.util.Collection;
import java.util.List;

/** The order of the phases of a build. */
final class LifecyclePhases {

  private static final List<String> ORDER =
      List.of(
          "validate",
          "initialize",
          "generate-sources",
          "process-sources",
          "generate-resources",
          "process-resources",
          "compile",
          "process-classes",
          "generate-test-sources",
          "process-test-sources",
          "generate-test-resources",
          "process-test-resources",
          "test-compile",
          "process-test-classes",
          "test",
          "prepare-package",
          "package",
          "pre-integration-test",
          "integration-test",
          "post-integration-test",
          "verify",
          "install",
          "deploy");

  private LifecyclePhases() {}

  /** How far goals on the command line take a build: a position for {@link #isReached}. */
  static int reach(Collection<String> goals) {
    return goals.stream().mapToInt(ORDER::indexOf).max().orElse(-1);
  }

  /** Whether a build that comes as far as a position runs a phase. */
  static boolean isReached(String phase, int reach) {
    int position = ORDER.indexOf(phase);
    return position >= 0 && position <= reach;
  }
}
