package dev.lethe.maven;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What the builds under test say. Beside each lies {@code expected-log.txt}: every line must occur
 * in the log of its runs, and what follows {@code "! "} must not.
 */
class BuildLogsIT {

  private static final String UNWANTED = "! ";
  private static final String LOG = "build.log";

  @ParameterizedTest
  @MethodSource("builds")
  void saysWhatItShould(Path build) throws IOException {
    String log = Files.readString(build.resolve(LOG));
    for (String line : expectations(build)) {
      if (line.startsWith(UNWANTED)) {
        assertThat(log).as("%s", build).doesNotContain(line.substring(UNWANTED.length()));
      } else {
        assertThat(log).as("%s", build).contains(line);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("builds")
  void showsNoStackTrace(Path build) throws IOException {
    assertThat(Files.readString(build.resolve(LOG))).doesNotContain("\tat dev.lethe.");
  }

  @Test
  void everyBuildHasExpectations() throws IOException {
    assertThat(builds())
        .hasSizeGreaterThan(10)
        .allSatisfy(build -> assertThat(expectations(build)).isNotEmpty());
  }

  static List<Path> builds() throws IOException {
    try (Stream<Path> files =
        Files.find(Path.of(System.getProperty("its")), 3, (path, facts) -> path.endsWith(LOG))) {
      return files.map(Path::getParent).filter(BuildLogsIT::isOurs).sorted().toList();
    }
  }

  private static boolean isOurs(Path build) {
    return build.getParent().getFileName().toString().startsWith("builds");
  }

  private static List<String> expectations(Path build) throws IOException {
    return Files.readAllLines(build.resolve("expected-log.txt"));
  }
}
