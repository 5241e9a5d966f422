package dev.lethe.maven;

import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.model.Plugin;
import org.apache.maven.model.PluginExecution;
import org.apache.maven.plugin.MojoExecution;
import org.apache.maven.project.MavenProject;

/**
 * Which executions of the goal {@code check} a build runs, so that the last one to finish knows
 * that it is the last: modules may be built side by side, or not be bound at all.
 */
final class ExpectedChecks {

  private static final String GOAL = "check";
  private static final String DEFAULT_PHASE = "verify";

  private final MavenSession session;
  private final MojoExecution current;

  ExpectedChecks(MavenSession session, MojoExecution current) {
    this.session = session;
    this.current = current;
  }

  /** What a module's current execution is called. */
  String current(MavenProject module) {
    return key(module, current.getExecutionId());
  }

  /** All of them, those that run already included. */
  Set<String> all() {
    Set<String> keys = new HashSet<>();
    for (MavenProject module : session.getProjects()) {
      executions(module).forEach(execution -> keys.add(key(module, execution)));
    }
    return keys;
  }

  private Stream<String> executions(MavenProject module) {
    if (current.getSource() == MojoExecution.Source.CLI) {
      return Stream.of(current.getExecutionId());
    }
    int reach = Math.max(LifecyclePhases.reach(goals()), LifecyclePhases.reach(ownPhase()));
    return module.getBuildPlugins().stream()
        .filter(plugin -> plugin.getKey().equals(current.getPlugin().getKey()))
        .flatMap(plugin -> bound(plugin, reach));
  }

  private static Stream<String> bound(Plugin plugin, int reach) {
    return plugin.getExecutions().stream()
        .filter(execution -> execution.getGoals().contains(GOAL))
        .filter(execution -> LifecyclePhases.isReached(phase(execution), reach))
        .map(PluginExecution::getId);
  }

  private static String phase(PluginExecution execution) {
    return execution.getPhase() == null ? DEFAULT_PHASE : execution.getPhase();
  }

  private Collection<String> goals() {
    String usual = session.getTopLevelProject().getDefaultGoal();
    boolean unnamed = session.getGoals().isEmpty() && usual != null;
    return unnamed ? Arrays.asList(usual.strip().split("\\s+", -1)) : session.getGoals();
  }

  private List<String> ownPhase() {
    return current.getLifecyclePhase() == null ? List.of() : List.of(current.getLifecyclePhase());
  }

  private static String key(MavenProject module, String execution) {
    return Reactor.nameOf(module) + "@" + execution;
  }
}
