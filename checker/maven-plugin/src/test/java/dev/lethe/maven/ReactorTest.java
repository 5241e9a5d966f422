package dev.lethe.maven;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.apache.maven.project.MavenProject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReactorTest {

  @TempDir Path root;

  private static Reactor reactor(List<MavenProject> all, MavenProject... selected) {
    return new Reactor(Sessions.of(List.of("verify"), all, selected));
  }

  @Test
  void modulesAreKnownByTheirCoordinates() {
    MavenProject store = Sessions.module(root, "store");
    Reactor reactor = reactor(List.of(store), store);
    assertThat(reactor.moduleOf(Sessions.artifact("store", "1.0-SNAPSHOT", null, "jar", null)))
        .contains(store);
    assertThat(reactor.moduleOf(Sessions.artifact("store", "0.9", null, "jar", null))).isEmpty();
    assertThat(reactor.moduleOf(Sessions.artifact("other", "1.0-SNAPSHOT", null, "jar", null)))
        .isEmpty();
  }

  @Test
  void snapshotWithItsTimeIsTheModule() {
    MavenProject store = Sessions.module(root, "store");
    Reactor reactor = reactor(List.of(store), store);
    assertThat(
            reactor.moduleOf(
                Sessions.artifact("store", "1.0-20260101.120000-1", null, "jar", null)))
        .contains(store);
  }

  @Test
  void testsOfModuleAreNotTheModule() {
    MavenProject store = Sessions.module(root, "store");
    Reactor reactor = reactor(List.of(store), store);
    assertThat(
            reactor.moduleOf(Sessions.artifact("store", "1.0-SNAPSHOT", "tests", "test-jar", null)))
        .isEmpty();
  }

  @Test
  void moduleThatIsLeftOutIsKnown() {
    MavenProject store = Sessions.module(root, "store");
    MavenProject agent = Sessions.module(root, "agent");
    Reactor reactor = reactor(List.of(store, agent), agent);
    assertThat(reactor.moduleOf(Sessions.artifact("store", "1.0-SNAPSHOT", null, "jar", null)))
        .contains(store);
    assertThat(reactor.isPartial()).isTrue();
  }

  @Test
  void wholeReactorIsNotPartial() {
    MavenProject store = Sessions.module(root, "store");
    MavenProject agent = Sessions.module(root, "agent");
    assertThat(reactor(List.of(store, agent), store, agent).isPartial()).isFalse();
  }

  @Test
  void moduleBuiltInItsOwnDirectoryIsPartOfItsParent() {
    MavenProject agent = Sessions.module(root, "agent");
    Sessions.parent(agent, root.resolve("pom.xml"), "store", "agent");
    assertThat(reactor(List.of(agent), agent).isPartial()).isTrue();
  }

  @Test
  void parentThatDoesNotListTheProjectIsJustItsParent() {
    MavenProject agent = Sessions.module(root, "agent");
    Sessions.parent(agent, root.resolve("pom.xml"), "store");
    assertThat(reactor(List.of(agent), agent).isPartial()).isFalse();
  }
}
