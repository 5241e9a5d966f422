package dev.lethe.checker;

import dev.lethe.catalogue.Rule;
import dev.lethe.catalogue.Rules;
import dev.lethe.catalogue.finding.Finding;
import dev.lethe.checker.baseline.Baseline;
import dev.lethe.checker.baseline.BaselineFile;
import dev.lethe.checker.settle.SettledFinding;
import dev.lethe.checker.settle.Status;
import java.nio.file.Files;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * A baseline that is to be written anew: all findings of now become known. Where the check is not
 * complete, nothing can be told to be gone, and what was known stays.
 *
 * @param file the file
 * @param before what it lists
 * @param after what it shall list
 * @param isComplete whether what is no longer found is gone
 */
public record BaselineUpdate(
    BaselineFile file, Baseline before, Baseline after, boolean isComplete) {

  /**
   * Checks a project as if nothing were known.
   *
   * @param request the project
   * @param complete tells whether a check saw everything
   */
  public static BaselineUpdate of(CheckRequest request, Predicate<Report> complete) {
    BaselineFile file = Checker.baselineFile(request);
    Baseline before = Files.exists(file.path()) ? file.read() : Baseline.none();
    Report report = new Checker().check(request, Baseline.none());
    Baseline now = Baseline.of(countedIn(report));
    return complete.test(report)
        ? new BaselineUpdate(file, before, now, true)
        : new BaselineUpdate(file, before, now.with(before), false);
  }

  /** Exceptions have no exceptions: their faults are never known. */
  private static List<Finding> countedIn(Report report) {
    List<Rule> rules = Rules.all();
    return report.findings().stream()
        .filter(one -> one.status() == Status.NEW)
        .map(SettledFinding::finding)
        .filter(one -> rules.contains(one.rule()))
        .toList();
  }

  /** Writes the file, or deletes it where nothing is known any more. */
  public void write() {
    file.write(after);
  }

  /** What changes, in a line each. */
  public List<String> lines() {
    String count = after.size() + " known " + (after.size() == 1 ? "finding" : "findings");
    String delta = after.beyond(before) + " added, " + before.beyond(after) + " dropped";
    Stream<String> caveat =
        isComplete
            ? Stream.empty()
            : Stream.of(
                "not everything could be checked, so nothing was dropped; 'check' tells why");
    return Stream.concat(Stream.of(file.name() + ": " + count + " (" + delta + ")"), caveat)
        .toList();
  }
}
