package dev.lethe.archunit;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ViolationHandler;
import dev.lethe.catalogue.Severity;
import dev.lethe.catalogue.testkit.CaseFolder;
import dev.lethe.catalogue.testkit.CaseTests;
import dev.lethe.catalogue.testkit.CompiledCase;
import dev.lethe.catalogue.testkit.Engine;
import dev.lethe.catalogue.testkit.Outcome;
import dev.lethe.catalogue.testkit.Reported;
import dev.lethe.catalogue.testkit.RepositoryFolder;
import dev.lethe.checker.settle.SettledFinding;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Through ArchUnit, each case has the findings that the checker has to report. */
class CasesTest {

  @TempDir static Path folder;

  @TestFactory
  Stream<DynamicTest> cases() {
    Engine byArchUnit = Engine.ofActiveRules(CasesTest::check);
    return CaseTests.of(CaseFolder.judged(RepositoryFolder.cases()), byArchUnit, folder);
  }

  /** Checks a case as a project's own test would. */
  private static Outcome check(CompiledCase program) {
    JavaClasses classes = new ClassFileImporter().importPath(program.classes());
    LetheCheck check =
        LetheRules.check()
            .libraries(program.classPath().toArray(Path[]::new))
            .sources(program.sources())
            .failOn(Severity.WARNING);
    LetheCheck configured = program.configuration().map(check::configuration).orElse(check);
    try {
      return Outcome.complete(reported(configured, classes));
    } catch (IncompleteCheckError e) {
      return new Outcome(List.of(), true);
    }
  }

  private static List<Reported> reported(LetheCheck check, JavaClasses classes) {
    List<Reported> found = new ArrayList<>();
    ViolationHandler<SettledFinding> each =
        (findings, message) -> findings.forEach(it -> found.add(reported(it)));
    check.all().evaluate(classes).handleViolations(each);
    return found;
  }

  private static Reported reported(SettledFinding finding) {
    return new Reported(
        finding.rule().name(),
        finding.severity(),
        finding.finding().place().file(),
        finding.at().line());
  }
}
