package dev.lethe.checker.report;

import dev.lethe.analysis.Incompleteness;
import dev.lethe.catalogue.Rule;
import dev.lethe.checker.Report;
import dev.lethe.checker.settle.Approval;
import dev.lethe.checker.settle.SettledFinding;
import dev.lethe.checker.settle.Status;
import dev.lethe.checker.source.PlacedBlindSpot;
import dev.lethe.checker.source.SourcePlace;
import java.util.ArrayList;
import java.util.List;

/**
 * A report as Markdown, for the summary of a job or a comment: each finding that counts with a
 * picture of its way, the others and the blind spots as lists.
 *
 * @param report what to tell
 */
record MarkdownReport(Report report) {

  /** More findings than this are counted; a summary holds a megabyte, a reader less. */
  static final int MOST_FINDINGS = 50;

  /** The same for lists. */
  static final int MOST_LINES = 50;

  String render() {
    List<String> lines = new ArrayList<>();
    lines.add("## " + MarkdownText.plain(new CountLine(report).text()));
    findings(lines);
    quiet(lines, "Known", Status.KNOWN);
    quiet(lines, "Allowed", Status.ALLOWED);
    list(lines, "Incomplete", report.incomplete(), MarkdownReport::incomplete);
    list(lines, "Blind spots", report.blindSpots(), MarkdownReport::blindSpot);
    return String.join("\n", lines) + "\n";
  }

  private void findings(List<String> lines) {
    List<SettledFinding> all =
        report.findings().stream()
            .filter(one -> one.status() == Status.NEW)
            .sorted(MostWeightFirst.ORDER)
            .toList();
    all.stream().limit(MOST_FINDINGS).forEach(one -> finding(lines, one));
    more(lines, all.size() - MOST_FINDINGS);
  }

  private static void more(List<String> lines, int number) {
    if (number > 0) {
      lines.add("");
      lines.add("And " + number + " more; `--format json` lists all.");
    }
  }

  private static void finding(List<String> lines, SettledFinding settled) {
    Rule rule = settled.rule();
    lines.add("");
    lines.add("### " + settled.severity().word() + ": " + Names.rule(rule));
    lines.add("");
    lines.add(where(settled.at()) + " " + MarkdownText.plain(settled.finding().message()));
    lines.add("");
    lines.addAll(new Mermaid(settled).lines());
    settled.found().evidence().stream()
        .map(one -> "* " + MarkdownText.plain(one.evidence().role()) + ": " + where(one.at()))
        .forEach(lines::add);
    lines.add("* **Why:** " + MarkdownText.plain(rule.why()));
    lines.add("* **Fix:** " + MarkdownText.plain(rule.fix()));
    lines.add("* **More:** `lethe explain " + rule.name() + "`");
  }

  private void quiet(List<String> lines, String title, Status status) {
    List<SettledFinding> findings =
        report.findings().stream().filter(one -> one.status() == status).toList();
    list(lines, title, findings, MarkdownReport::quiet);
  }

  private static String quiet(SettledFinding settled) {
    String approval = settled.approval().map(MarkdownReport::approval).orElse("");
    return where(settled.at())
        + " "
        + settled.rule().name()
        + ": "
        + MarkdownText.plain(settled.finding().message() + approval);
  }

  private static String approval(Approval approval) {
    String until = approval.until().isEmpty() ? "" : ", until " + approval.until();
    return " (" + approval.reason() + "; " + approval.decision() + until + ")";
  }

  private static String incomplete(Incompleteness reason) {
    return MarkdownText.plain(reason.what() + "; fix: " + reason.remedy());
  }

  private static String blindSpot(PlacedBlindSpot placed) {
    String kind = placed.blindSpot().kind();
    return where(placed.at())
        + " "
        + MarkdownText.plain(kind + ": " + placed.blindSpot().consequence());
  }

  /** Turns an item into a line. */
  private interface Line<T> {
    String of(T item);
  }

  private static <T> void list(List<String> lines, String title, List<T> items, Line<T> line) {
    if (!items.isEmpty()) {
      lines.add("");
      lines.add("### " + title);
      lines.add("");
      items.stream().limit(MOST_LINES).map(item -> "* " + line.of(item)).forEach(lines::add);
      more(lines, items.size() - MOST_LINES);
    }
  }

  private static String where(SourcePlace at) {
    return MarkdownText.code(at.file() + ":" + at.line());
  }
}
