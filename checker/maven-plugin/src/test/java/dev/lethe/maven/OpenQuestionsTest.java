package dev.lethe.maven;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lethe.analysis.Incompleteness;
import dev.lethe.analysis.Incompleteness.Kind;
import dev.lethe.catalogue.Severity;
import dev.lethe.checker.CheckRequest;
import dev.lethe.checker.Report;
import dev.lethe.checker.Terms;
import dev.lethe.checker.Tool;
import dev.lethe.checker.settle.Verdict;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OpenQuestionsTest {

  @TempDir Path directory;

  private static Report report(Incompleteness... reasons) {
    return new Report(
        Tool.lethe(),
        new Terms("", Severity.ERROR, Optional.empty()),
        Verdict.INCOMPLETE,
        List.of(),
        List.of(reasons),
        List.of(),
        List.of(),
        List.of(),
        0,
        List.of());
  }

  private CheckRequest request() {
    return new CheckRequest(
        List.of(),
        List.of(),
        List.of(),
        Optional.of(directory.resolve("lethe.yml")),
        Optional.empty(),
        directory,
        List.of(),
        Map.of(),
        Optional.empty(),
        List.of(),
        LocalDate.EPOCH);
  }

  private static Incompleteness reason(Kind kind) {
    return new Incompleteness(kind, "what of " + kind, "remedy of " + kind);
  }

  @Test
  void entryPointsAndPatternsAreLeftToOthers() {
    Report report =
        report(reason(Kind.NO_ENTRY_POINT), reason(Kind.NO_MATCH), reason(Kind.MISSING_CLASS));
    assertThat(OpenQuestions.own(report)).containsExactly(reason(Kind.MISSING_CLASS));
    assertThat(OpenQuestions.of(report, request()).isAimless()).isTrue();
  }

  @Test
  void whatNobodyAnsweredIsAReport() {
    OpenQuestions open = OpenQuestions.of(report(reason(Kind.NO_MATCH)), request());
    Report unanswered = open.report();
    assertThat(unanswered.verdict()).isEqualTo(Verdict.INCOMPLETE);
    assertThat(unanswered.incomplete())
        .hasSize(2)
        .contains(reason(Kind.NO_MATCH))
        .anySatisfy(one -> assertThat(one.kind()).isEqualTo(Kind.NO_ENTRY_POINT));
  }

  @Test
  void buildWithoutClassesIsToldToCompile() {
    OpenQuestions empty = OpenQuestions.of(report(reason(Kind.NOTHING_TO_READ)), request());
    for (OpenQuestions open : List.of(OpenQuestions.ofModuleWithoutClasses(), empty)) {
      assertThat(open.report().incomplete())
          .singleElement()
          .satisfies(one -> assertThat(one.kind()).isEqualTo(Kind.NOTHING_TO_READ))
          .satisfies(one -> assertThat(one.remedy()).contains("mvn verify"));
    }
  }

  @Test
  void moduleWithoutClassesStillNeedsAnEntryPointElsewhere() {
    assertThat(OpenQuestions.ofModuleWithoutClasses().isAimless()).isTrue();
    assertThat(OpenQuestions.none().isAimless()).isFalse();
  }
}
