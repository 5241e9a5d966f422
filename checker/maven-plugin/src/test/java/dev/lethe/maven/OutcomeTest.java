package dev.lethe.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.lethe.analysis.Incompleteness;
import dev.lethe.catalogue.Severity;
import dev.lethe.catalogue.finding.Finding;
import dev.lethe.catalogue.finding.Place;
import dev.lethe.catalogue.memoryread.MemoryRead;
import dev.lethe.checker.Report;
import dev.lethe.checker.Terms;
import dev.lethe.checker.Tool;
import dev.lethe.checker.report.ReportTarget;
import dev.lethe.checker.settle.SettledFinding;
import dev.lethe.checker.settle.Verdict;
import dev.lethe.checker.source.PlacedFinding;
import dev.lethe.checker.source.SourcePlace;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugin.logging.SystemStreamLog;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a report becomes in a build. */
class OutcomeTest {

  @TempDir Path directory;
  private final Lines log = new Lines();

  private static final class Lines extends SystemStreamLog {

    private final List<String> all = new ArrayList<>();

    @Override
    public void info(CharSequence line) {
      all.add("info " + line);
    }

    @Override
    public void warn(CharSequence line) {
      all.add("warn " + line);
    }

    @Override
    public void error(CharSequence line) {
      all.add("error " + line);
    }
  }

  private static Report report(
      Verdict verdict, List<SettledFinding> findings, Incompleteness... reasons) {
    return new Report(
        Tool.lethe(),
        new Terms("", Severity.ERROR, Optional.empty()),
        verdict,
        findings,
        List.of(reasons),
        List.of(),
        List.of(),
        List.of(),
        1,
        List.of());
  }

  private static SettledFinding warning() {
    return warning(false);
  }

  private static SettledFinding warning(boolean isKnown) {
    Place place = new Place("com.acme.Agent", "run()V", "com/acme/Agent.java", 3);
    Finding finding =
        new Finding(
            MemoryRead.RULE,
            Severity.WARNING,
            place,
            "com.acme.Store#get",
            "reads",
            List.of(),
            List.of(),
            0);
    SourcePlace at = SourcePlace.ofLine("com/acme/Agent.java", 3);
    return new SettledFinding(
        new PlacedFinding(finding, at, List.of(), List.of()),
        Severity.WARNING,
        Optional.empty(),
        isKnown,
        "f1");
  }

  private static Incompleteness unreadable() {
    return new Incompleteness(
        Incompleteness.Kind.UNREADABLE, "A.class is cut off", "compile it anew");
  }

  private Outcome outcome(Optional<Severity> failOn, boolean failOnIncomplete) {
    return new Outcome(log, failOn, List.of(), failOnIncomplete);
  }

  @Test
  void cleanIsInformation() throws Exception {
    outcome(Optional.empty(), true).conclude(report(Verdict.CLEAN, List.of()));
    assertThat(log.all).hasSize(1).first().asString().startsWith("info lethe: clean");
  }

  @Test
  void warningsAreWarnings() throws Exception {
    outcome(Optional.empty(), true).conclude(report(Verdict.CLEAN, List.of(warning())));
    assertThat(log.all)
        .hasSizeGreaterThan(1)
        .allSatisfy(line -> assertThat(line).startsWith("warn "));
  }

  @Test
  void knownFindingsAreInformation() throws Exception {
    outcome(Optional.empty(), true).conclude(report(Verdict.CLEAN, List.of(warning(true))));
    assertThat(log.all)
        .containsExactly("info lethe: clean, 1 known; 1 method reachable from 0 entry points");
  }

  @Test
  void violationsFailTheBuildAfterTheReport() {
    Outcome outcome = outcome(Optional.of(Severity.WARNING), true);
    Report judged = outcome.judged(report(Verdict.CLEAN, List.of(warning())));
    assertThatThrownBy(() -> outcome.conclude(judged))
        .isInstanceOf(MojoFailureException.class)
        .hasMessageStartingWith("lethe: 1 warning");
    assertThat(log.all).allSatisfy(line -> assertThat(line).startsWith("error "));
    assertThat(log.all.get(log.all.size() - 1)).contains("lethe: 1 warning");
  }

  @Test
  void incompleteIsAnErrorOfTheExecution() {
    Report report = report(Verdict.INCOMPLETE, List.of(), unreadable());
    assertThatThrownBy(() -> outcome(Optional.empty(), true).conclude(report))
        .isInstanceOf(MojoExecutionException.class)
        .hasMessageContaining("incomplete");
    assertThat(log.all).anySatisfy(line -> assertThat(line).contains("A.class is cut off"));
  }

  @Test
  void incompleteMayBeTolerated() throws Exception {
    outcome(Optional.empty(), false).conclude(report(Verdict.INCOMPLETE, List.of(), unreadable()));
    assertThat(log.all).allSatisfy(line -> assertThat(line).startsWith("warn "));
  }

  @Test
  void strictestSeverityDoesNotHideWhatIsMissing() {
    Report report = report(Verdict.INCOMPLETE, List.of(), unreadable());
    assertThat(outcome(Optional.of(Severity.ERROR), true).judged(report).verdict())
        .isEqualTo(Verdict.INCOMPLETE);
  }

  @Test
  void reasonsThatOthersAnswerDoNotCount() {
    Report report = report(Verdict.INCOMPLETE, List.of(), unreadable());
    assertThat(Outcome.withIncomplete(report, List.of()).verdict()).isEqualTo(Verdict.CLEAN);
    assertThat(Outcome.withIncomplete(report, List.of(unreadable())).verdict())
        .isEqualTo(Verdict.INCOMPLETE);
  }

  @Test
  void filesAreWritten() {
    outcome("json=a/b.json")
        .write(report(Verdict.CLEAN, List.of()), report(Verdict.CLEAN, List.of()));
    assertThat(directory.resolve("a/b.json")).content().contains("\"clean\"");
    assertThat(log.all).isEmpty();
  }

  @Test
  void peopleAreNotToldWhatOtherModulesAnswer() {
    Report alone = report(Verdict.INCOMPLETE, List.of(), unreadable());
    outcome("json=r.json", "junit=r.xml").write(alone, report(Verdict.CLEAN, List.of()));
    assertThat(directory.resolve("r.json")).content().contains("A.class is cut off");
    assertThat(directory.resolve("r.xml")).content().contains("errors=\"0\"");
  }

  private Outcome outcome(String... targets) {
    List<ReportTarget> parsed =
        Stream.of(targets).map(target -> ReportTarget.parse(target, directory)).toList();
    return new Outcome(log, Optional.empty(), parsed, true);
  }
}
