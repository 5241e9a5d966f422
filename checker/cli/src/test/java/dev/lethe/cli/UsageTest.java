package dev.lethe.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lethe.checker.ExitCode;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Wrong words are answered with a sentence, a hint and exit code 2, right ones with what they ask
 * for.
 */
class UsageTest {

  @TempDir Path directory;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "''                           | Say what to do: check, baseline, explain, doctor, reach, review.",
        "chek                         | There is no command 'chek'; did you mean 'check'?",
        "forget                       | There is no command 'forget'.",
        "--nonsense                   | There is no option '--nonsense'.",
        "check --clases x             | There is no option '--clases'; did you mean '--classes'?",
        "check x                      | What is 'x'? No option takes it.",
        "check --config               | Missing required parameter for option '--config'",
        "check --config a --config b  | should be specified only once",
        "check                        | There is nothing to check: no --classes given, and no target/classes here.",
        "check --format jsn           | unknown report format 'jsn'; did you mean 'json'?",
        "check --format json=         | names no file",
        "check --format text --format json | Two reports cannot share standard output.",
        "check --classes . --sources nowhere | and there is no such directory.",
        "check --classes . --entry Agent     | --entry: 'Agent' names no method",
        "check --classes . --classpath nowhere/* | and that folder cannot be read.",
        "reach --classes . --to Agent        | --to: 'Agent' names no method",
        "explain                      | Say what to explain.",
        "explain RecordingRaed        | No rule or invariant is called 'RecordingRaed'; did you mean RecordingRead?",
        "explain a b                  | What is 'b'? No option takes it.",
      })
  void wrongWords(String line, String sentence) {
    String[] words = line.isEmpty() ? new String[0] : line.split(" +", -1);
    Answer answer = Answer.of(directory, words);
    assertThat(answer.code()).isEqualTo(ExitCode.USAGE);
    assertThat(answer.out()).isEmpty();
    assertThat(answer.err()).startsWith("lethe: ").contains(sentence).hasLineCount(2);
  }

  @Test
  void pathThatCannotBeOne() {
    Answer answer = Answer.of(directory, "check", "--classes", "a\0b");
    assertThat(answer.code()).isEqualTo(ExitCode.USAGE);
    assertThat(answer.err()).contains("cannot be a path");
  }

  @Test
  void versionIsOneLine() {
    Answer answer = Answer.of(directory, "--version");
    assertThat(answer.code()).isEqualTo(ExitCode.CLEAN);
    assertThat(answer.out()).matches("lethe \\d+\\.\\d+\\.\\d+(-SNAPSHOT)?\n");
  }

  @Test
  void helpNamesCommandsAndExitCodes() {
    Answer answer = Answer.of(directory, "--help");
    assertThat(answer.code()).isEqualTo(ExitCode.CLEAN);
    assertThat(answer.out())
        .contains("  check ", "  explain ", "  doctor ", "  reach ", "  review ", "  4  a fault");
    assertThat(answer.out().lines())
        .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80));
  }

  @ParameterizedTest
  @ValueSource(strings = {"check", "doctor", "reach"})
  void helpOfCommandNamesOptions(String command) {
    Answer answer = Answer.of(directory, command, "--help");
    assertThat(answer.code()).isEqualTo(ExitCode.CLEAN);
    assertThat(answer.out())
        .startsWith("Usage: lethe " + command + " ")
        .contains("--classes", "--classpath", "--sources", "--config", "--entry", "--jdk");
    assertThat(answer.out().lines())
        .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80));
  }

  @ParameterizedTest
  @ValueSource(strings = {"RecordingRead", "recording-read", "INV-CTX-002", "StaleCoordinate"})
  void explainPrintsThePage(String name) {
    Answer answer = Answer.of(directory, "explain", name);
    assertThat(answer.code()).isEqualTo(ExitCode.CLEAN);
    assertThat(answer.out()).startsWith("# ").contains("## ").endsWith("\n");
  }
}
