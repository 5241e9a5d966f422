package dev.lethe.maven;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.maven.artifact.Artifact;
import org.apache.maven.artifact.ArtifactUtils;
import org.apache.maven.project.MavenProject;

/**
 * Sorts what modules consist of and depend on into application code and libraries. A dependency on
 * a module of the same reactor is application code, with its class directory where there is one:
 * what stands on the class path for it depends on how far the build has come.
 */
final class ScopeBuilder {

  private final Reactor reactor;
  private final Set<Path> classes = new LinkedHashSet<>();
  private final Set<Path> sources = new LinkedHashSet<>();
  private final Map<String, Path> libraries = new LinkedHashMap<>();
  private final Map<String, Path> artifacts = new LinkedHashMap<>();

  ScopeBuilder(Reactor reactor) {
    this.reactor = reactor;
  }

  /** Takes a module in, and everything it depends on. */
  ScopeBuilder with(MavenProject module) {
    addModule(module, classDirectory(module));
    for (Artifact dependency : module.getArtifacts()) {
      addDependency(dependency);
    }
    return this;
  }

  private void addDependency(Artifact dependency) {
    File file = dependency.getFile();
    reactor
        .moduleOf(dependency)
        .ifPresentOrElse(
            module -> addModule(module, placeOf(module, dependency)),
            () -> addLibrary(dependency, file));
  }

  private static Path placeOf(MavenProject module, Artifact dependency) {
    Path directory = classDirectory(module);
    boolean main = dependency.getClassifier() == null || dependency.getClassifier().isEmpty();
    boolean jarOnly = dependency.getFile() != null && !(main && Files.isDirectory(directory));
    return jarOnly ? dependency.getFile().toPath() : directory;
  }

  private void addModule(MavenProject module, Path place) {
    if (Files.exists(place)) {
      classes.add(place);
      artifacts.putIfAbsent(Reactor.nameOf(module), place);
    }
    for (String root : module.getCompileSourceRoots()) {
      addSources(Path.of(root));
    }
  }

  private void addSources(Path root) {
    if (Files.isDirectory(root)) {
      sources.add(root);
    }
  }

  private void addLibrary(Artifact artifact, File file) {
    if (file != null) {
      libraries.putIfAbsent(artifact.getDependencyConflictId(), file.toPath());
      artifacts.putIfAbsent(
          ArtifactUtils.versionlessKey(artifact.getGroupId(), artifact.getArtifactId()),
          file.toPath());
    }
  }

  /** Where a module's own classes are, or would be. */
  static Path classDirectory(MavenProject module) {
    return Path.of(module.getBuild().getOutputDirectory());
  }

  Scope build() {
    return new Scope(
        List.copyOf(classes), List.copyOf(libraries.values()), List.copyOf(sources), artifacts);
  }
}
