package dev.lethe.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lethe.checker.report.Ink;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PathListTest {

  @TempDir Path directory;

  private PathList list() {
    return new PathList(new Shell(directory, System.out, System.err, Ink.PLAIN, false));
  }

  @Test
  void oneWordMayHoldSeveralPaths() {
    String word = String.join(File.pathSeparator, "a", "", "b/../c");
    assertThat(list().paths(List.of(word, "d")))
        .containsExactly(directory.resolve("a"), directory.resolve("c"), directory.resolve("d"));
  }

  @Test
  void starIsEveryJarOfAFolderInOrder() {
    Project.in(directory)
        .file("lib/b.jar", "")
        .file("lib/a.jar", "")
        .file("lib/c.txt", "")
        .file("lib/d/e.jar", "");
    assertThat(list().classpath(List.of("lib/*", "classes")))
        .containsExactly(
            directory.resolve("lib/a.jar"),
            directory.resolve("lib/b.jar"),
            directory.resolve("classes"));
  }

  @Test
  void starAloneIsEveryJarHere() {
    Project.in(directory).file("x.jar", "");
    assertThat(list().classpath(List.of("*"))).containsExactly(directory.resolve("x.jar"));
  }
}
