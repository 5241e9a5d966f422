package dev.lethe.archunit;

import com.tngtech.archunit.core.domain.JavaClass;
import dev.lethe.analysis.Incompleteness;
import dev.lethe.catalogue.Rules;
import dev.lethe.catalogue.Severity;
import dev.lethe.checker.CheckRequest;
import dev.lethe.checker.Checker;
import dev.lethe.checker.Report;
import dev.lethe.checker.report.FindingLines;
import dev.lethe.checker.settle.SettledFinding;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Checks each set of class directories once, whichever rules ask. */
final class Reports {

  /** What a check said, and from which severity on that is a violation. */
  private record Checked(Report report, Severity failOn) {}

  private final Options options;
  private final Map<ClassRoots, Checked> known = new HashMap<>();

  Reports(Options options) {
    this.options = options;
  }

  /**
   * The findings that count.
   *
   * @throws IncompleteCheckError when not everything could be checked
   */
  synchronized List<SettledFinding> violations(List<JavaClass> imported) {
    Checked checked = known.computeIfAbsent(ClassRoots.of(imported), this::check);
    List<SettledFinding> violations =
        checked.report.findings().stream().filter(it -> it.fails(checked.failOn)).toList();
    requireComplete(checked.report, violations);
    return violations;
  }

  private Checked check(ClassRoots roots) {
    CheckRequest request = request(roots);
    Severity failOn = options.failOn().orElseGet(() -> Checker.configuration(request).failOn());
    return new Checked(new Checker().check(request), failOn);
  }

  private CheckRequest request(ClassRoots roots) {
    return new CheckRequest(
        roots.paths(),
        options.libraries().isEmpty() ? RunningProgram.classPath() : options.libraries(),
        options.sources().isEmpty() ? roots.sources() : options.sources(),
        options.configuration(),
        Optional.empty(),
        Path.of("").toAbsolutePath(),
        options.entryPoints(),
        Map.of(),
        Optional.empty(),
        Rules.active(),
        LocalDate.now(ZoneOffset.UTC));
  }

  private static void requireComplete(Report report, List<SettledFinding> violations) {
    if (!report.incomplete().isEmpty()) {
      throw new IncompleteCheckError(
          Stream.concat(
                  report.incomplete().stream().map(Reports::sentence),
                  violations.stream().map(it -> new FindingLines(it).text()))
              .collect(Collectors.joining("\n", "Lethe could not check everything:\n", "")));
    }
  }

  private static String sentence(Incompleteness reason) {
    return "  " + reason.what() + "\n    fix: " + reason.remedy();
  }
}
