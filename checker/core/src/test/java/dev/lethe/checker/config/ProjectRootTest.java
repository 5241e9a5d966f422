package dev.lethe.checker.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProjectRootTest {

  @TempDir Path folder;
  private Path module;

  @BeforeEach
  void makeModule() throws IOException {
    module = Files.createDirectories(folder.resolve("repository/agents/phone"));
  }

  @Test
  void takesTheNearestFile() throws IOException {
    Files.createDirectory(folder.resolve("repository/.git"));
    Files.createFile(folder.resolve("repository/lethe.yml"));
    Path nearer = Files.createFile(folder.resolve("repository/agents/lethe.yml"));

    assertThat(ProjectRoot.above(module).configuration()).contains(nearer);
  }

  @Test
  void looksInTheRepositorysRootAndNotAbove() throws IOException {
    Files.createFile(folder.resolve("lethe.yml"));
    Files.createDirectory(folder.resolve("repository/.mvn"));

    assertThat(ProjectRoot.above(module).configuration()).isEmpty();

    Path own = Files.createFile(folder.resolve("repository/lethe.yml"));
    assertThat(ProjectRoot.above(module).configuration()).contains(own);
  }

  @Test
  void knowsTheRootByAWorkTreesGitFile() throws IOException {
    Files.createFile(folder.resolve("repository/.git"));

    assertThat(ProjectRoot.above(module).directory()).isEqualTo(folder.resolve("repository"));
  }

  @Test
  void passesOverAFolderOfThatName() throws IOException {
    Files.createDirectory(folder.resolve("repository/.git"));
    Files.createDirectory(module.resolve("lethe.yml"));

    assertThat(ProjectRoot.above(module).configuration()).isEmpty();
  }

  @Test
  void staysWhereItBeganOutsideOfAnyRepository() {
    assertThat(ProjectRoot.above(module.resolve("../phone")).directory()).isEqualTo(module);
  }
}
