package dev.lethe.checker.report;

import dev.lethe.analysis.Incompleteness;
import dev.lethe.catalogue.Severity;
import dev.lethe.checker.Report;
import dev.lethe.checker.settle.SettledFinding;
import dev.lethe.checker.settle.Status;
import dev.lethe.checker.settle.Verdict;
import dev.lethe.checker.source.PlacedBlindSpot;
import dev.lethe.checker.source.SourcePlace;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Workflow commands that become annotations on the lines of a pull request. GitHub shows ten of a
 * kind for a step; of more, ten are written and all are counted. Findings that are known or allowed
 * need no reader's attention and are not among them.
 *
 * @param report what to tell
 */
record GithubReport(Report report) {

  /** What GitHub shows of a kind. */
  static final int MOST = 10;

  String render() {
    List<String> lines = new ArrayList<>();
    add(lines, "error", errors());
    add(lines, "warning", findings(Severity.WARNING));
    add(lines, "notice", notices());
    return lines.isEmpty() ? "" : String.join("\n", lines) + "\n";
  }

  private static void add(List<String> lines, String kind, List<String> annotations) {
    annotations.stream().limit(MOST).map(one -> "::" + kind + " " + one).forEach(lines::add);
    if (annotations.size() > MOST) {
      String all = Count.of(annotations.size(), kind);
      lines.add("lethe: " + all + ", the first " + MOST + " as annotations");
    }
  }

  private List<String> errors() {
    return Stream.concat(
            report.incomplete().stream().map(GithubReport::incomplete),
            findings(Severity.ERROR).stream())
        .toList();
  }

  private List<String> notices() {
    Stream<PlacedBlindSpot> spots =
        report.verdict() == Verdict.CLEAN ? Stream.empty() : report.blindSpots().stream();
    return Stream.concat(findings(Severity.NOTE).stream(), spots.map(GithubReport::blindSpot))
        .toList();
  }

  private List<String> findings(Severity severity) {
    return report.findings().stream()
        .filter(one -> one.status() == Status.NEW && one.severity() == severity)
        .sorted()
        .map(GithubReport::finding)
        .toList();
  }

  private static String finding(SettledFinding settled) {
    String title = "title=" + property("Lethe: " + Names.rule(settled.rule()));
    String text =
        settled.finding().message()
            + "\n"
            + new FindingLines(settled).details()
            + "\n  more: lethe explain "
            + settled.rule().name();
    return region(settled.at()) + "," + title + "::" + message(text);
  }

  private static String blindSpot(PlacedBlindSpot placed) {
    String title = "title=" + property("Lethe: blind spot, " + placed.blindSpot().kind());
    return line(placed.at()) + "," + title + "::" + message(placed.blindSpot().consequence());
  }

  private static String incomplete(Incompleteness reason) {
    String text = reason.what() + "\n  fix: " + reason.remedy();
    return "title=" + property("Lethe: incomplete") + "::" + message(text);
  }

  /** GitHub takes columns within one line only. */
  private static String region(SourcePlace at) {
    boolean columns = at.line() == at.endLine() && at.column() < at.endColumn();
    return columns ? line(at) + ",col=" + at.column() + ",endColumn=" + at.endColumn() : line(at);
  }

  private static String line(SourcePlace at) {
    return "file=" + property(at.file()) + ",line=" + at.line() + ",endLine=" + at.endLine();
  }

  private static String message(String text) {
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A");
  }

  private static String property(String text) {
    return message(text).replace(":", "%3A").replace(",", "%2C");
  }
}
