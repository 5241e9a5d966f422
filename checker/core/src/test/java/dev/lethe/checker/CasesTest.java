package dev.lethe.checker;

import dev.lethe.catalogue.Rule;
import dev.lethe.catalogue.Rules;
import dev.lethe.catalogue.Severity;
import dev.lethe.catalogue.testkit.CaseFolder;
import dev.lethe.catalogue.testkit.CaseTests;
import dev.lethe.catalogue.testkit.Engine;
import dev.lethe.catalogue.testkit.Outcome;
import dev.lethe.catalogue.testkit.PageExamples;
import dev.lethe.catalogue.testkit.RepositoryFolder;
import dev.lethe.catalogue.testkit.Snippet;
import dev.lethe.checker.settle.SettledFinding;
import dev.lethe.checker.settle.Status;
import dev.lethe.checker.settle.Verdict;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** The checker says of every case and of every page's example exactly what is wanted there. */
final class CasesTest {

  @TempDir static Path folder;

  @TestFactory
  Stream<DynamicTest> casesOfTheRepository() {
    return tests(RepositoryFolder.cases(), "own");
  }

  /** Programs whose entry points the catalogue of agent frameworks tells. */
  @TestFactory
  Stream<DynamicTest> casesOfFrameworks() {
    Path frameworks = RepositoryFolder.root().resolve("rules/catalogue/frameworks");
    return CaseTests.of(CaseFolder.all(frameworks), engine(), folder.resolve("frameworks"));
  }

  /** Cases that this engine has besides. */
  @TestFactory
  Stream<DynamicTest> furtherCases() {
    Path further = RepositoryFolder.root().resolve("checker/core/src/test/cases");
    return CaseTests.of(CaseFolder.all(further), engine(), folder.resolve("further"));
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
    return CaseTests.of(CaseFolder.judged(cases), engine(), folder.resolve(name));
  }

  private static Engine engine() {
    return Engine.ofActiveRules(program -> outcome(CheckedProgram.of(program)));
  }

  private static Outcome outcome(CheckedProgram checked) {
    return new Outcome(
        checked.reported(CasesTest::isHeldAgainst),
        checked.report().verdict() == Verdict.INCOMPLETE);
  }

  private static boolean isHeldAgainst(SettledFinding finding) {
    return finding.status() != Status.ALLOWED && finding.severity() != Severity.NOTE;
  }
}
