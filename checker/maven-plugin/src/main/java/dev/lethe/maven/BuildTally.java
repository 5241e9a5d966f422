package dev.lethe.maven;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.apache.maven.execution.MavenSession;

/**
 * What the modules of one build leave open: a module may have no entry point as long as another one
 * has, and a pattern of a common configuration need not match in each. It lives in Maven's data of
 * this build and consists of the JDK's types alone, since modules that configure the plugin
 * differently see different copies of its classes.
 */
final class BuildTally {

  private static final String KEY = "dev.lethe.maven.tally";

  private final Map<String, Object> data;

  BuildTally(MavenSession session) {
    this.data = session.getRequest().getData();
  }

  /**
   * Notes that an execution of the check has finished.
   *
   * @param execution its key
   * @param open by topic, what it left open there, with the remedy; a topic that it says nothing
   *     about is missing, a topic that it settled is empty
   * @param expected keys of all executions
   * @return when this was the last one: what is open in all of those that know the topic
   */
  Optional<Map<String, Map<String, String>>> finish(
      String execution, Map<String, Map<String, String>> open, Set<String> expected) {
    synchronized (data) {
      Map<String, Map<String, Map<String, String>>> finished = finished();
      finished.put(execution, open);
      return finished.keySet().containsAll(expected)
          ? Optional.of(unsettled(finished, expected))
          : Optional.empty();
    }
  }

  @SuppressWarnings("unchecked")
  private Map<String, Map<String, Map<String, String>>> finished() {
    return (Map<String, Map<String, Map<String, String>>>)
        data.computeIfAbsent(KEY, key -> new TreeMap<String, Map<String, Map<String, String>>>());
  }

  private static Map<String, Map<String, String>> unsettled(
      Map<String, Map<String, Map<String, String>>> finished, Set<String> expected) {
    Map<String, Map<String, String>> byTopic = new TreeMap<>();
    for (String execution : expected) {
      finished
          .getOrDefault(execution, Map.of())
          .forEach((topic, open) -> byTopic.merge(topic, new TreeMap<>(open), BuildTally::both));
    }
    byTopic.values().removeIf(Map::isEmpty);
    return byTopic;
  }

  private static Map<String, String> both(Map<String, String> some, Map<String, String> others) {
    some.keySet().retainAll(others.keySet());
    return some;
  }
}
