package dev.lethe.maven;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a build leaves that was asked for several reports at once. */
class ReportFilesIT {

  private static final Path BUILD = Path.of(System.getProperty("its"), "builds", "fail-on-warning");

  @ParameterizedTest
  @CsvSource({
    "report.sarif, 'src/main/java/com/acme/agent/Agent.java'",
    "report.md, ```mermaid",
    "report.junit.xml, '<failure type=\"MemoryRead\"'",
    "report.gitlab.json, '\"severity\": \"minor\"'",
    "report.rdjson, '\"severity\": \"WARNING\"'"
  })
  void writesEachToItsFile(String file, String text) throws IOException {
    assertThat(Files.readString(BUILD.resolve("target/lethe").resolve(file))).contains(text);
  }

  @Test
  void beginsLinesOfTheLogWithAnnotations() throws IOException {
    assertThat(Files.readAllLines(BUILD.resolve("build.log")))
        .filteredOn(
            line -> line.startsWith("::warning file=src/main/java/com/acme/agent/Agent.java"))
        .hasSize(1);
  }
}
