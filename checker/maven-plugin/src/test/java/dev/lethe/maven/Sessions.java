package dev.lethe.maven;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.apache.maven.artifact.Artifact;
import org.apache.maven.artifact.DefaultArtifact;
import org.apache.maven.artifact.handler.DefaultArtifactHandler;
import org.apache.maven.execution.DefaultMavenExecutionRequest;
import org.apache.maven.execution.MavenExecutionRequest;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.model.Build;
import org.apache.maven.model.Model;
import org.apache.maven.model.Plugin;
import org.apache.maven.model.PluginExecution;
import org.apache.maven.plugin.MojoExecution;
import org.apache.maven.project.MavenProject;

/** Maven's objects as a build would make them. */
final class Sessions {

  private Sessions() {}

  @SuppressWarnings("deprecation")
  static MavenSession of(List<String> goals, List<MavenProject> all, MavenProject... selected) {
    MavenExecutionRequest request = new DefaultMavenExecutionRequest().setGoals(goals);
    MavenSession session = new MavenSession(null, request, null, List.of(selected));
    session.setAllProjects(all);
    return session;
  }

  static MavenProject module(Path root, String name) {
    Model model = new Model();
    model.setGroupId("com.acme");
    model.setArtifactId(name);
    model.setVersion("1.0-SNAPSHOT");
    Build build = new Build();
    Path home = root.resolve(name);
    build.setDirectory(home.resolve("target").toString());
    build.setOutputDirectory(home.resolve("target/classes").toString());
    model.setBuild(build);
    MavenProject project = new MavenProject(model);
    project.setFile(home.resolve("pom.xml").toFile());
    project.addCompileSourceRoot(home.resolve("src/main/java").toString());
    return project;
  }

  static MavenProject bound(MavenProject module, String execution, String phase) {
    Plugin plugin = plugin();
    PluginExecution bound = new PluginExecution();
    bound.setId(execution);
    bound.setPhase(phase);
    bound.addGoal("check");
    plugin.addExecution(bound);
    module.getBuild().addPlugin(plugin);
    return module;
  }

  static Plugin plugin() {
    Plugin plugin = new Plugin();
    plugin.setGroupId("dev.lethe");
    plugin.setArtifactId("lethe-maven-plugin");
    return plugin;
  }

  static MojoExecution execution(String id, String phase) {
    MojoExecution execution = new MojoExecution(plugin(), "check", id);
    execution.setLifecyclePhase(phase);
    return execution;
  }

  static Artifact artifact(String name, String version, String classifier, String type, File file) {
    Artifact artifact =
        new DefaultArtifact(
            "com.acme",
            name,
            version,
            "compile",
            type,
            classifier,
            new DefaultArtifactHandler(type));
    artifact.setFile(file);
    return artifact;
  }

  static MavenProject parent(MavenProject module, Path file, String... modules) {
    Model model = new Model();
    model.setGroupId("com.acme");
    model.setArtifactId("parent");
    model.setVersion("1.0-SNAPSHOT");
    Stream.of(modules).forEach(model::addModule);
    MavenProject parent = new MavenProject(model);
    parent.setFile(file.toFile());
    module.setParent(parent);
    return module;
  }
}
