package dev.lethe.maven;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * What is looked at.
 *
 * @param classes class directories and jars of application code
 * @param classpath what it is linked against
 * @param sources source directories of application code
 * @param artifacts all of these by {@code group:artifact}
 */
record Scope(
    List<Path> classes, List<Path> classpath, List<Path> sources, Map<String, Path> artifacts) {

  Scope {
    classes = List.copyOf(classes);
    classpath = List.copyOf(classpath);
    sources = List.copyOf(sources);
    artifacts = Map.copyOf(artifacts);
  }
}
