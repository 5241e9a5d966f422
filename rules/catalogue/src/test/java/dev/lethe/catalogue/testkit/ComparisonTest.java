package dev.lethe.catalogue.testkit;

import static dev.lethe.catalogue.Severity.ERROR;
import static dev.lethe.catalogue.Severity.NOTE;
import static dev.lethe.catalogue.Severity.WARNING;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class ComparisonTest {

  private static final Snippet SNIPPET = snippet(false);
  private static final Reported READ = new Reported("RecordingRead", ERROR, "A.java", 1);
  private static final Reported WARNED = new Reported("MemoryRead", WARNING, "A.java", 2);
  private static final Reported EXTRA = new Reported("MemoryRead", ERROR, "A.java", 3);

  @Test
  void everythingWantedAndNothingElseAgrees() {
    Comparison comparison = compare(WARNED, READ);
    assertThat(comparison.agrees()).isTrue();
    assertThat(comparison).hasToString("test/case (a title): as wanted");
  }

  @Test
  void aWantedFindingThatIsMissingDisagrees() {
    Comparison comparison = compare(READ);
    assertThat(comparison.agrees()).isFalse();
    assertThat(comparison)
        .hasToString(
            """
            test/case (a title)
              missing     A.java:2 MemoryRead (warning): wanted, not reported
                          two(); // want: MemoryRead (warning)""");
  }

  @Test
  void anUnexpectedFindingDisagrees() {
    Comparison comparison = compare(READ, WARNED, EXTRA);
    assertThat(comparison.agrees()).isFalse();
    assertThat(comparison)
        .hasToString(
            """
            test/case (a title)
              unexpected  A.java:3 MemoryRead (error): reported, not wanted
                          three();""");
  }

  @Test
  void aFindingReportedTwiceDisagrees() {
    assertThat(compare(READ, READ, WARNED).toString())
        .contains("unexpected  A.java:1 RecordingRead (error)");
  }

  @Test
  void anotherSeverityDisagreesOnce() {
    Comparison comparison = compare(READ, new Reported("MemoryRead", ERROR, "A.java", 2));
    assertThat(comparison)
        .hasToString(
            """
            test/case (a title)
              severity    A.java:2 MemoryRead (warning): reported as error
                          two(); // want: MemoryRead (warning)""");
  }

  @Test
  void anotherLineOrFileOrRuleDisagreesTwice() {
    assertThat(differences(new Reported("RecordingRead", ERROR, "A.java", 3), WARNED)).isEqualTo(2);
    assertThat(differences(new Reported("RecordingRead", ERROR, "B.java", 1), WARNED)).isEqualTo(2);
    assertThat(differences(new Reported("UnscopedNote", ERROR, "A.java", 1), WARNED)).isEqualTo(2);
  }

  @Test
  void notesDoNotCount() {
    assertThat(compare(READ, WARNED, new Reported("MemoryRead", NOTE, "A.java", 3)).agrees())
        .isTrue();
  }

  @Test
  void expectationsOfRulesThatTheEngineDoesNotEnforceDoNotCount() {
    Outcome outcome = Outcome.complete(List.of(READ));
    assertThat(Comparison.of(SNIPPET, outcome, "RecordingRead"::equals).agrees()).isTrue();
    assertThat(Comparison.of(SNIPPET, outcome, "MemoryRead"::equals).agrees()).isFalse();
  }

  @Test
  void theEndOfTheRunCounts() {
    List<Reported> all = List.of(READ, WARNED);
    Comparison ended = Comparison.of(SNIPPET, new Outcome(all, true), rule -> true);
    assertThat(ended.toString()).endsWith("the run ended as incomplete, and must not");
    Comparison silent = Comparison.of(snippet(true), new Outcome(all, false), rule -> true);
    assertThat(silent.toString()).endsWith("the run must end as incomplete, and did not");
    assertThat(Comparison.of(snippet(true), new Outcome(all, true), rule -> true).agrees())
        .isTrue();
  }

  private static long differences(Reported... reported) {
    return compare(reported)
        .toString()
        .lines()
        .filter(line -> line.contains("A.java:") || line.contains("B.java:"))
        .count();
  }

  private static Comparison compare(Reported... reported) {
    return Comparison.of(SNIPPET, Outcome.complete(List.of(reported)), rule -> true);
  }

  private static Snippet snippet(boolean incomplete) {
    String text = "one(); // want: RecordingRead\ntwo(); // want: MemoryRead (warning)\nthree();\n";
    return new Snippet(
        "test/case",
        "a title",
        List.of(new Source("A.java", text)),
        List.of(),
        List.of(),
        Optional.empty(),
        incomplete);
  }
}
