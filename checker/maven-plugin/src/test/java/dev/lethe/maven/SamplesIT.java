package dev.lethe.maven;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The plugin and the command line say the same about the same code, byte for byte. */
class SamplesIT {

  private static final Path SAMPLES = Path.of(System.getProperty("its"), "samples");
  private static final Path REPORT = Path.of("target", "lethe", "report.json");

  @ParameterizedTest
  @CsvSource({
    "clean-agent, ., 0",
    "no-entry-point, ., 3",
    "notes-file, ., 1",
    "reads-recordings, ., 1",
    "static-memory, ., 1",
    "three-modules/recall, ., 3",
    "three-modules/journal, .:../recall, 3",
    "three-modules/agent, .:../recall:../journal, 1"
  })
  void pluginAndCommandLineAgree(Path sample, String modules, int exitCode) throws Exception {
    Path directory = SAMPLES.resolve(sample);
    Process lethe = check(directory, modules.split(":", -1));
    byte[] said = lethe.getInputStream().readAllBytes();
    assertThat(lethe.waitFor()).isEqualTo(exitCode);
    assertThat(said).isNotEmpty().isEqualTo(Files.readAllBytes(directory.resolve(REPORT)));
  }

  @Test
  void scanAndCommandLineAgree() throws Exception {
    Path directory = Path.of(System.getProperty("its"), "builds", "scan-untouched");
    Process lethe = check(directory, "store", "agent");
    byte[] said = lethe.getInputStream().readAllBytes();
    assertThat(lethe.waitFor()).isEqualTo(1);
    assertThat(said).isEqualTo(Files.readAllBytes(directory.resolve(REPORT)));
  }

  private static Process check(Path directory, String... modules) throws IOException {
    List<String> command = new ArrayList<>();
    command.addAll(List.of(java(), "-jar", System.getProperty("lethe.jar"), "check"));
    command.addAll(
        List.of("--format", "json", "--classpath", System.getProperty("lethe.annotations")));
    command.addAll(List.of("--classes", paths(modules, "/target/classes")));
    command.addAll(List.of("--sources", paths(modules, "/src/main/java")));
    return new ProcessBuilder(command)
        .directory(directory.toFile())
        .redirectError(ProcessBuilder.Redirect.INHERIT)
        .start();
  }

  private static String java() {
    return Path.of(System.getProperty("java.home"), "bin", "java").toString();
  }

  private static String paths(String[] modules, String folder) {
    return String.join(
        File.pathSeparator, Stream.of(modules).map(module -> module + folder).toList());
  }

  @Test
  void everySampleIsCompared() throws IOException {
    try (Stream<Path> reports = Files.find(SAMPLES, 5, (path, facts) -> path.endsWith(REPORT))) {
      assertThat(reports).hasSize(8);
    }
  }
}
