package dev.lethe.catalogue.testkit;

import static dev.lethe.catalogue.Severity.ERROR;
import static dev.lethe.catalogue.Severity.WARNING;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ExpectationsTest {

  @Test
  void aCommentAtTheEndOfALineWantsOneFindingThere() {
    assertThat(java("first();\nsecond(); // want: RecordingRead\n").expected())
        .containsExactly(new Reported("RecordingRead", ERROR, "a/A.java", 2));
  }

  @Test
  void aSuffixBindsToTheRuleItFollows() {
    assertThat(java("both(); // want: RecordingRead, MemoryRead (warning), Allowance\n").expected())
        .containsExactly(
            new Reported("Allowance", ERROR, "a/A.java", 1),
            new Reported("MemoryRead", WARNING, "a/A.java", 1),
            new Reported("RecordingRead", ERROR, "a/A.java", 1));
  }

  @Test
  void theConfigurationWantsWithAHashSign() {
    Snippet snippet =
        snippet(List.of(), List.of(), Optional.of("allow:\n  - x # want: Allowance\n"));
    assertThat(snippet.expected())
        .containsExactly(new Reported("Allowance", ERROR, "lethe.yml", 2));
  }

  @Test
  void wordsThatOnlyLookLikeExpectationsAreNone() {
    assertThat(
            java("// what we want: nothing? no, that is malformed\n".replace("want:", "want,"))
                .expected())
        .isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "x(); // want: Recording",
        "x(); // want: recordingread",
        "x(); // want: RecordingRead,MemoryRead",
        "x(); // want: RecordingRead (error)",
        "x(); // want: RecordingRead(warning)",
        "x(); // want: RecordingRead here",
        "x(); // want:RecordingRead",
        "x(); // want: ",
        "x(); # want: RecordingRead",
        "x(); /* want: RecordingRead */"
      })
  void aMalformedExpectationIsRefusedWithItsPlace(String line) {
    assertThatThrownBy(() -> java("fine();\n" + line + "\n").expected())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("test/case: malformed expectation at a/A.java:2: '" + line.strip());
  }

  @Test
  void libraryCodeMayWantNothing() {
    Snippet snippet =
        snippet(
            List.of(), List.of(new Source("b/B.java", "// want: MemoryRead")), Optional.empty());
    assertThatThrownBy(snippet::expected).hasMessageContaining("b/B.java is library code");
  }

  private static Snippet java(String text) {
    return snippet(List.of(new Source("a/A.java", text)), List.of(), Optional.empty());
  }

  private static Snippet snippet(
      List<Source> sources, List<Source> library, Optional<String> configuration) {
    return new Snippet(
        "test/case",
        "a title",
        sources,
        library,
        List.of(),
        configuration.map(text -> new Source("lethe.yml", text)),
        false);
  }
}
