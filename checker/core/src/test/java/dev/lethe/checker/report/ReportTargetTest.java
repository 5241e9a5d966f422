package dev.lethe.checker.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReportTargetTest {

  private static final String WORDS =
      "text, json, sarif, html, markdown, github, junit, gitlab, rdjson";

  @TempDir Path folder;
  private final ByteArrayOutputStream output = new ByteArrayOutputStream();

  @Test
  void readsAFormatWithAndWithoutAFile() {
    assertThat(parse("text")).isEqualTo(new ReportTarget(ReportFormat.TEXT, Optional.empty()));
    assertThat(parse("json=out/r.json"))
        .isEqualTo(new ReportTarget(ReportFormat.JSON, Optional.of(folder.resolve("out/r.json"))));
    assertThat(parse("json=a=b.json").file()).contains(folder.resolve("a=b.json"));
    Path absolute = folder.resolve("r.json").toAbsolutePath();
    assertThat(parse("json=" + absolute).file()).contains(absolute);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "jsn|unknown report format 'jsn'; did you mean 'json'? known are: " + WORDS,
        "pdf=x|unknown report format 'pdf'; known are: " + WORDS,
        "''|unknown report format ''; known are: " + WORDS,
        "json=|'json=' names no file; write json=report.json, or leave out the '='"
      })
  void refusesWhatItDoesNotKnow(String text, String message) {
    assertThatThrownBy(() -> parse(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(message);
  }

  @Test
  void refusesWhatIsNoFileName() {
    assertThatThrownBy(() -> parse("json=a\0b"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("'a\0b' is no file name: Nul character not allowed");
  }

  @Test
  void writesToStandardOutput() {
    write("text");

    assertThat(output.toString(StandardCharsets.UTF_8)).contains("[RecordingRead]");
  }

  @Test
  void writesAFileWholeAndLeavesNothingBeside() throws IOException {
    write("json=deep/er/report.json");
    write("json=deep/er/report.json");

    try (Stream<Path> files = Files.list(folder.resolve("deep/er"))) {
      assertThat(files).containsExactly(folder.resolve("deep/er/report.json"));
    }
    assertThat(Files.readString(folder.resolve("deep/er/report.json")))
        .isEqualTo(ReportFormat.JSON.render(Reports.full(), Ink.PLAIN));
    assertThat(output.size()).isZero();
  }

  @Test
  void writesThroughALinkAndKeepsIt() throws IOException {
    Path real = Files.createFile(folder.resolve("real.json"));
    Path link = Files.createSymbolicLink(folder.resolve("link.json"), real);

    write("json=link.json");

    assertThat(link).isSymbolicLink();
    assertThat(real).isNotEmptyFile();
  }

  @Test
  void doesNotReplaceADevice() {
    write("json=/dev/null");

    assertThat(Files.isRegularFile(Path.of("/dev/null"))).isFalse();
  }

  @Test
  void neverColoursAFile() throws IOException {
    parse("text=report.txt").write(Reports.full(), new PrintStream(output), Ink.ANSI);

    assertThat(Files.readString(folder.resolve("report.txt"))).doesNotContain("\u001B");
  }

  @Test
  void saysWhichFileItCannotWriteAndLeavesNothingBehind() throws IOException {
    Files.createDirectories(folder.resolve("taken/full"));
    Files.createFile(folder.resolve("file"));

    assertThatThrownBy(() -> write("json=taken"))
        .isInstanceOf(ReportFileException.class)
        .hasMessageStartingWith("cannot write the report " + folder.resolve("taken") + " (");
    assertThatThrownBy(() -> write("json=file/report.json"))
        .isInstanceOf(ReportFileException.class)
        .hasMessageEndingWith("; name a writable file");
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).hasSize(2);
    }
  }

  private ReportTarget parse(String text) {
    return ReportTarget.parse(text, folder);
  }

  private void write(String target) {
    parse(target).write(Reports.full(), new PrintStream(output), Ink.PLAIN);
  }
}
