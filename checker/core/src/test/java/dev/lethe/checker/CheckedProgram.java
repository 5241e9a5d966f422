package dev.lethe.checker;

import dev.lethe.catalogue.Rules;
import dev.lethe.catalogue.testkit.CompiledCase;
import dev.lethe.catalogue.testkit.Reported;
import dev.lethe.checker.settle.SettledFinding;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * A program of the test kit, and what the checker says of it.
 *
 * @param report what it says
 */
record CheckedProgram(Report report) {

  private static final LocalDate TODAY = LocalDate.of(2026, 11, 30);

  static CheckedProgram of(CompiledCase program) {
    return new CheckedProgram(new Checker().check(request(program)));
  }

  private static CheckRequest request(CompiledCase program) {
    return new CheckRequest(
        List.of(program.classes()),
        program.classPath(),
        List.of(program.sources()),
        program.configuration(),
        Optional.empty(),
        program.sources(),
        List.of(),
        Map.of(),
        Optional.empty(),
        Rules.active(),
        TODAY);
  }

  /** The findings of a kind, as far as expectations speak of them. */
  List<Reported> reported(Predicate<SettledFinding> kind) {
    return report.findings().stream().filter(kind).map(CheckedProgram::reported).toList();
  }

  private static Reported reported(SettledFinding finding) {
    return new Reported(
        finding.rule().name(),
        finding.severity(),
        finding.finding().place().file(),
        finding.at().line());
  }
}
