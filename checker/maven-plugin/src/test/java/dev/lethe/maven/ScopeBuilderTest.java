package dev.lethe.maven;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.apache.maven.artifact.Artifact;
import org.apache.maven.project.MavenProject;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which of a module's dependencies are application code. */
class ScopeBuilderTest {

  @TempDir Path root;
  private MavenProject store;
  private MavenProject agent;

  @BeforeEach
  void createModules() throws IOException {
    store = Sessions.module(root, "store");
    agent = Sessions.module(root, "agent");
    Files.createDirectories(classes("agent"));
    Files.createDirectories(sources("agent"));
    Files.createDirectories(sources("store"));
  }

  private Path classes(String module) {
    return root.resolve(module).resolve("target/classes");
  }

  private Path sources(String module) {
    return root.resolve(module).resolve("src/main/java");
  }

  private Scope scope(Artifact... dependencies) {
    agent.setArtifactFilter(artifact -> true);
    agent.setArtifacts(new LinkedHashSet<>(Set.of(dependencies)));
    agent.setResolvedArtifacts(new LinkedHashSet<>(Set.of(dependencies)));
    Reactor reactor =
        new Reactor(Sessions.of(List.of("verify"), List.of(store, agent), store, agent));
    return new ScopeBuilder(reactor).with(agent).build();
  }

  private Artifact store(String classifier, Path file) {
    return Sessions.artifact("store", "1.0-SNAPSHOT", classifier, "jar", file.toFile());
  }

  @Test
  void siblingIsApplicationCodeBeforeItIsPackaged() throws IOException {
    Files.createDirectories(classes("store"));
    Scope scope = scope(store(null, classes("store")));
    assertThat(scope.classes()).containsExactly(classes("agent"), classes("store"));
    assertThat(scope.sources()).containsExactly(sources("agent"), sources("store"));
    assertThat(scope.classpath()).isEmpty();
  }

  @Test
  void siblingIsItsClassDirectoryAfterwardsToo() throws IOException {
    Files.createDirectories(classes("store"));
    Path jar = Files.createFile(root.resolve("store.jar"));
    assertThat(scope(store(null, jar)).classes())
        .containsExactly(classes("agent"), classes("store"));
  }

  @Test
  void siblingThatIsNotBuiltHereIsItsJar() throws IOException {
    Path jar = Files.createFile(root.resolve("store.jar"));
    Scope scope = scope(store("", jar));
    assertThat(scope.classes()).containsExactly(classes("agent"), jar);
    assertThat(scope.artifacts()).containsEntry("com.acme:store", jar);
  }

  @Test
  void otherJarOfSiblingIsTakenAsItIs() throws IOException {
    Files.createDirectories(classes("store"));
    Path jar = Files.createFile(root.resolve("store-shaded.jar"));
    assertThat(scope(store("shaded", jar)).classes()).containsExactly(classes("agent"), jar);
  }

  @Test
  void otherDependenciesAreLibraries() throws IOException {
    Path jar = Files.createFile(root.resolve("library.jar"));
    Scope scope = scope(Sessions.artifact("library", "2", null, "jar", jar.toFile()));
    assertThat(scope.classpath()).containsExactly(jar);
    assertThat(scope.classes()).containsExactly(classes("agent"));
    assertThat(scope.artifacts()).containsEntry("com.acme:library", jar);
  }

  @Test
  void testsOfSiblingAreLibraries() throws IOException {
    Path jar = Files.createFile(root.resolve("store-tests.jar"));
    Artifact tests = Sessions.artifact("store", "1.0-SNAPSHOT", "tests", "test-jar", jar.toFile());
    assertThat(scope(tests).classpath()).containsExactly(jar);
  }
}
