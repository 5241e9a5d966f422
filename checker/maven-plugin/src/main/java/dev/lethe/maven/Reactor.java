package dev.lethe.maven;

import java.io.File;
import java.util.List;
import java.util.Optional;
import org.apache.maven.artifact.Artifact;
import org.apache.maven.artifact.ArtifactUtils;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.project.MavenProject;

/** The modules that are built together. */
final class Reactor {

  private final MavenSession session;

  Reactor(MavenSession session) {
    this.session = session;
  }

  /** The modules of this build, in the order in which they are built. */
  List<MavenProject> modules() {
    return session.getProjects();
  }

  /**
   * The module that an artifact was, or will be, made from; modules that this build leaves out
   * count. Tests of a module are not the module.
   */
  Optional<MavenProject> moduleOf(Artifact artifact) {
    return known().stream()
        .filter(module -> sameCoordinates(module, artifact) && !isTests(artifact))
        .findFirst();
  }

  private List<MavenProject> known() {
    List<MavenProject> all = session.getAllProjects();
    return all == null ? modules() : all;
  }

  private static boolean sameCoordinates(MavenProject module, Artifact artifact) {
    return module.getGroupId().equals(artifact.getGroupId())
        && module.getArtifactId().equals(artifact.getArtifactId())
        && module.getVersion().equals(artifact.getBaseVersion());
  }

  private static boolean isTests(Artifact artifact) {
    return "tests".equals(artifact.getClassifier()) || "test-jar".equals(artifact.getType());
  }

  /**
   * Whether modules are left out: by {@code -pl} or {@code -rf}, or because the build was started
   * in the directory of one of them.
   */
  boolean isPartial() {
    return modules().size() < known().size() || isModuleOfParent(session.getTopLevelProject());
  }

  private static boolean isModuleOfParent(MavenProject top) {
    MavenProject parent = top.getParent();
    File file = parent == null ? null : parent.getFile();
    return file != null && parent.getModules().stream().anyMatch(name -> is(file, name, top));
  }

  private static boolean is(File parent, String module, MavenProject project) {
    File named = new File(parent.getParentFile(), module);
    File directory = named.isFile() ? named.getParentFile() : named;
    return directory.toPath().normalize().equals(project.getBasedir().toPath().normalize());
  }

  /** A module's name in messages and keys. */
  static String nameOf(MavenProject module) {
    return ArtifactUtils.versionlessKey(module.getGroupId(), module.getArtifactId());
  }
}
