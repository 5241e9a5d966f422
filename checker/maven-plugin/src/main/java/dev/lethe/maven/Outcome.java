package dev.lethe.maven;

import dev.lethe.analysis.Incompleteness;
import dev.lethe.catalogue.Severity;
import dev.lethe.checker.Report;
import dev.lethe.checker.Terms;
import dev.lethe.checker.report.Ink;
import dev.lethe.checker.report.ReportFormat;
import dev.lethe.checker.report.ReportTarget;
import dev.lethe.checker.settle.SettledFinding;
import dev.lethe.checker.settle.Status;
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

  /** The report as this build judges it. */
  Report judged(Report report) {
    return failOn.map(severity -> judged(report, severity)).orElse(report);
  }

  private static Report judged(Report report, Severity failOn) {
    Terms terms = report.terms().withFailOn(failOn);
    Verdict verdict = verdict(report, failOn);
    return with(report, terms, verdict, report.findings(), report.incomplete());
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
    Verdict verdict = settled ? Verdict.CLEAN : report.verdict();
    return with(report, report.terms(), verdict, report.findings(), rest);
  }

  /** The same report with fewer findings, and the same verdict. */
  static Report withFindings(Report report, List<SettledFinding> findings) {
    return with(report, report.terms(), report.verdict(), findings, report.incomplete());
  }

  private static Report with(
      Report report,
      Terms terms,
      Verdict verdict,
      List<SettledFinding> findings,
      List<Incompleteness> incomplete) {
    return new Report(
        report.tool(),
        terms,
        verdict,
        findings,
        incomplete,
        report.blindSpots(),
        report.entryPoints(),
        report.discoveries(),
        report.reachedMethods(),
        report.statistics());
  }

  /**
   * Writes the files that were asked for.
   *
   * @param report what the check of this module says by itself: what programs read
   * @param judged the same without what other modules may answer: what people read
   */
  void write(Report report, Report judged) {
    for (ReportTarget target : targets) {
      if (target.file().isPresent()) {
        boolean forPrograms = target.format() == ReportFormat.JSON;
        target.write(forPrograms ? report : judged, System.out, Ink.PLAIN);
      }
    }
  }

  /** Prints a report, and fails the build where it must. */
  void conclude(Report report) throws MojoFailureException, MojoExecutionException {
    List<String> lines = text(report).lines().toList();
    lines.forEach(printer(report));
    annotate(report);
    String count = lines.get(lines.size() - 1);
    if (report.verdict() == Verdict.VIOLATIONS) {
      throw new MojoFailureException(count);
    }
    if (report.verdict() == Verdict.INCOMPLETE && failOnIncomplete) {
      throw new MojoExecutionException(count);
    }
  }

  /** Annotations are read at the beginning of a line, where Maven's log would put its own words. */
  private void annotate(Report report) {
    targets.stream()
        .filter(target -> target.file().isEmpty() && !target.equals(LOG))
        .forEach(target -> target.write(report, System.out, Ink.PLAIN));
  }

  private Consumer<String> printer(Report report) {
    return switch (report.verdict()) {
      case VIOLATIONS -> log::error;
      case INCOMPLETE -> failOnIncomplete ? log::error : log::warn;
      case CLEAN -> report.findings().stream().allMatch(Outcome::isKnown) ? log::info : log::warn;
    };
  }

  private static boolean isKnown(SettledFinding finding) {
    return finding.status() == Status.KNOWN;
  }

  private static String text(Report report) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    LOG.write(report, new PrintStream(bytes, false, StandardCharsets.UTF_8), Ink.PLAIN);
    return bytes.toString(StandardCharsets.UTF_8);
  }
}
