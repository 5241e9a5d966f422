package dev.lethe.maven;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The plugin reports of every sample what somebody has read and found right, and the command line
 * reports the same, byte for byte. With {@code -Dsamples.update} the plugin's reports become the
 * expected ones.
 */
class SamplesIT {

  private static final Path SAMPLES = Path.of(System.getProperty("samples"));
  private static final Path BUILDS = Path.of(System.getProperty("its"));
  private static final Path REPORT = Path.of("target", "lethe", "report.json");
  private static final String EXPECTED = "expected-report.json";

  @BeforeAll
  static void update() throws IOException {
    if (Boolean.parseBoolean(System.getProperty("samples.update"))) {
      for (Path sample : folders(BUILDS.resolve("samples"), REPORT)) {
        Files.copy(
            BUILDS.resolve("samples").resolve(sample).resolve(REPORT),
            SAMPLES.resolve(sample).resolve(EXPECTED),
            StandardCopyOption.REPLACE_EXISTING);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "clean-agent, ., 0",
    "no-entry-point, ., 3",
    "notes-file, ., 1",
    "reads-recordings, ., 1",
    "static-memory, ., 1",
    "unscoped-notes, ., 1",
    "stale-coordinates, ., 1",
    "three-modules/recall, ., 3",
    "three-modules/journal, .:../recall, 3",
    "three-modules/agent, .:../recall:../journal, 1"
  })
  void pluginAndCommandLineReportWhatIsExpected(String sample, String modules, int exitCode)
      throws Exception {
    Path built = BUILDS.resolve("samples").resolve(sample);
    Path expected = SAMPLES.resolve(sample).resolve(EXPECTED);
    assertThat(built.resolve(REPORT)).hasSameTextualContentAs(expected);
    assertThat(built.resolve(REPORT)).hasSameBinaryContentAs(expected);
    assertThat(LetheJar.check(built, List.of(modules.split(":", -1))))
        .isEqualTo(new LetheJar.Answer(Files.readString(expected), exitCode));
  }

  @Test
  void scanAndCommandLineAgree() throws Exception {
    Path built = BUILDS.resolve("builds").resolve("scan-untouched");
    assertThat(LetheJar.check(built, List.of("store", "agent")))
        .isEqualTo(new LetheJar.Answer(Files.readString(built.resolve(REPORT)), 1));
  }

  @Test
  void everyReportIsExpected() throws IOException {
    assertThat(folders(BUILDS.resolve("samples"), REPORT))
        .hasSize(10)
        .isEqualTo(folders(SAMPLES, Path.of(EXPECTED)));
  }

  private static List<Path> folders(Path root, Path file) throws IOException {
    try (Stream<Path> files = Files.find(root, 5, (path, facts) -> path.endsWith(file))) {
      return files.map(found -> folder(root.relativize(found), file)).sorted().toList();
    }
  }

  private static Path folder(Path found, Path file) {
    return found.subpath(0, found.getNameCount() - file.getNameCount());
  }
}
