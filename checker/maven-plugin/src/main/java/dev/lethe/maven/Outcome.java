package dev.lethe.maven;

import dev.lethe.analysis.Incompleteness;
import dev.lethe.catalogue.Severity;
import dev.lethe.checker.Report;
import dev.lethe.checker.report.Ink;
import dev.lethe.checker.report.ReportFormat;
import dev.lethe.checker.report.ReportTarget;
import dev.lethe.checker.settle.SettledFinding;
import dev.lethe.checker.settle.Verdict;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugin.logging.Log;

/**
 * Turns a report into files, lines of Maven's log and, where the build must not go on, its failure.
 */
final class Outcome {

  private static final ReportTarget LOG = new ReportTarget(ReportFormat.TEXT, Optional.empty());

  private final Log log;
  private final Optional<Severity> failOn;
  private final List<ReportTarget> targets;
  private final boolean failOnIncomplete;

  Outcome(
      Log log, Optional<Severity> failOn, List<ReportTarget> targets, boolean failOnIncomplete) {
    this.log = log;
    this.failOn = failOn;
    this.targets = targets;
    this.failOnIncomplete = failOnIncomplete;
  }

  /** Whether a report is printed rather than written. */
  static boolean isForLog(ReportTarget target) {
    return target.equals(LOG);
  }

  /** The report as this build judges it. */
  Report judged(Report report) {
    return failOn
        .map(
            severity ->
                with(report, verdict(report, severity), report.findings(), report.incomplete()))
        .orElse(report);
  }

  private static Verdict verdict(Report report, Severity failOn) {
    if (report.findings().stream().anyMatch(finding -> finding.fails(failOn))) {
      return Verdict.VIOLATIONS;
    }
    return report.incomplete().isEmpty() ? Verdict.CLEAN : Verdict.INCOMPLETE;
  }

  /** The same report with fewer reasons to be incomplete. */
  static Report withIncomplete(Report report, List<Incompleteness> rest) {
    boolean settled = report.verdict() == Verdict.INCOMPLETE && rest.isEmpty();
    return with(report, settled ? Verdict.CLEAN : report.verdict(), report.findings(), rest);
  }

  /** The same report with fewer findings, and the same verdict. */
  static Report withFindings(Report report, List<SettledFinding> findings) {
    return with(report, report.verdict(), findings, report.incomplete());
  }

  private static Report with(
      Report report,
      Verdict verdict,
      List<SettledFinding> findings,
      List<Incompleteness> incomplete) {
    return new Report(
        report.tool(),
        verdict,
        findings,
        incomplete,
        report.blindSpots(),
        report.entryPoints(),
        report.discoveries(),
        report.reachedMethods(),
        report.statistics());
  }

  /** Writes the files that were asked for. */
  void write(Report report) {
    for (ReportTarget target : targets) {
      if (!isForLog(target)) {
        target.write(report, System.out, Ink.PLAIN);
      }
    }
  }

  /** Prints a report, and fails the build where it must. */
  void conclude(Report report) throws MojoFailureException, MojoExecutionException {
    List<String> lines = text(report).lines().toList();
    lines.forEach(printer(report));
    String count = lines.get(lines.size() - 1);
    if (report.verdict() == Verdict.VIOLATIONS) {
      throw new MojoFailureException(count);
    }
    if (report.verdict() == Verdict.INCOMPLETE && failOnIncomplete) {
      throw new MojoExecutionException(count);
    }
  }

  private Consumer<String> printer(Report report) {
    return switch (report.verdict()) {
      case VIOLATIONS -> log::error;
      case INCOMPLETE -> failOnIncomplete ? log::error : log::warn;
      case CLEAN -> report.findings().isEmpty() ? log::info : log::warn;
    };
  }

  private static String text(Report report) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    LOG.write(report, new PrintStream(bytes, false, StandardCharsets.UTF_8), Ink.PLAIN);
    return bytes.toString(StandardCharsets.UTF_8);
  }
}
