package dev.lethe.checker;

import dev.lethe.catalogue.Rule;
import dev.lethe.catalogue.Rules;
import dev.lethe.catalogue.Severity;
import dev.lethe.catalogue.testkit.CaseFolder;
import dev.lethe.catalogue.testkit.CaseTests;
import dev.lethe.catalogue.testkit.CompiledCase;
import dev.lethe.catalogue.testkit.Engine;
import dev.lethe.catalogue.testkit.Outcome;
import dev.lethe.catalogue.testkit.PageExamples;
import dev.lethe.catalogue.testkit.Reported;
import dev.lethe.catalogue.testkit.RepositoryFolder;
import dev.lethe.catalogue.testkit.Snippet;
import dev.lethe.checker.settle.SettledFinding;
import dev.lethe.checker.settle.Status;
import dev.lethe.checker.settle.Verdict;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** The checker says of every case and of every page's example exactly what is wanted there. */
final class CasesTest {

  private static final LocalDate TODAY = LocalDate.of(2026, 11, 30);

  /** Groups whose rules have a judge. */
  private static final List<String> GROUPS =
      List.of(
          "recording-read", "memory-read", "session-outliving-state", "reach", "clean", "allowing");

  @TempDir static Path folder;

  @TestFactory
  Stream<DynamicTest> casesOfTheRepository() {
    return tests(RepositoryFolder.cases(), "own");
  }

  /**
   * The same cases, and any that were added, where the specification lies beside the repository.
   */
  @TestFactory
  Stream<DynamicTest> casesBesideTheRepository() {
    Path beside = RepositoryFolder.root().resolveSibling("shared").resolve("cases");
    return Files.isDirectory(beside) ? tests(beside, "beside") : Stream.empty();
  }

  @TestFactory
  Stream<DynamicTest> examplesOfPages() {
    List<Snippet> examples = new ArrayList<>();
    for (Rule rule : Rules.active()) {
      examples.addAll(PageExamples.of(rule));
    }
    return CaseTests.of(examples, engine(), folder.resolve("pages"));
  }

  private static Stream<DynamicTest> tests(Path cases, String name) {
    List<Snippet> snippets = new ArrayList<>();
    for (String group : GROUPS) {
      snippets.addAll(CaseFolder.group(cases, group));
    }
    return CaseTests.of(snippets, engine(), folder.resolve(name));
  }

  private static Engine engine() {
    return new Engine() {
      @Override
      public Outcome check(CompiledCase program) {
        return outcome(new Checker().check(request(program)));
      }

      @Override
      public boolean enforces(String rule) {
        return rule.equals("Allowance")
            || Rules.active().stream().anyMatch(it -> it.name().equals(rule));
      }
    };
  }

  private static CheckRequest request(CompiledCase program) {
    return new CheckRequest(
        List.of(program.classes()),
        program.classPath(),
        List.of(program.sources()),
        program.configuration(),
        program.sources(),
        List.of(),
        Map.of(),
        Optional.empty(),
        Rules.active(),
        TODAY);
  }

  private static Outcome outcome(Report report) {
    List<Reported> reported = new ArrayList<>();
    for (SettledFinding finding : report.findings()) {
      if (finding.status() != Status.ALLOWED && finding.severity() != Severity.NOTE) {
        reported.add(reported(finding));
      }
    }
    return new Outcome(reported, report.verdict() == Verdict.INCOMPLETE);
  }

  private static Reported reported(SettledFinding finding) {
    return new Reported(
        finding.rule().name(),
        finding.severity(),
        finding.finding().place().file(),
        finding.at().line());
  }
}
