package dev.lethe.checker.report;

import dev.lethe.catalogue.Severity;
import dev.lethe.checker.Report;
import dev.lethe.checker.settle.Status;
import dev.lethe.checker.settle.Verdict;
import java.util.ArrayList;
import java.util.List;

/**
 * The last line: the answer, and how much was looked at.
 *
 * @param report what it sums up
 */
record CountLine(Report report) {

  String text() {
    List<String> parts = new ArrayList<>();
    parts.add("lethe: " + String.join(", ", answer()));
    parts.add(
        Count.of(report.reachedMethods(), "method")
            + " reachable from "
            + Count.of(report.entryPoints().size(), "entry point"));
    if (!report.blindSpots().isEmpty()) {
      parts.add(Count.of(report.blindSpots().size(), "blind spot"));
    }
    return String.join("; ", parts);
  }

  private List<String> answer() {
    List<String> words = new ArrayList<>();
    if (report.verdict() != Verdict.VIOLATIONS) {
      words.add(report.verdict().word());
    }
    addSeverities(words);
    addStatus(words, Status.KNOWN);
    addStatus(words, Status.ALLOWED);
    if (report.verdict() == Verdict.VIOLATIONS && !report.incomplete().isEmpty()) {
      words.add(Verdict.INCOMPLETE.word());
    }
    return words;
  }

  private void addSeverities(List<String> words) {
    for (Severity severity : List.of(Severity.ERROR, Severity.WARNING, Severity.NOTE)) {
      long number =
          report.findings().stream()
              .filter(one -> one.status() == Status.NEW && one.severity() == severity)
              .count();
      if (number > 0) {
        words.add(Count.of(number, severity.word()));
      }
    }
  }

  private void addStatus(List<String> words, Status status) {
    long number = report.findings().stream().filter(one -> one.status() == status).count();
    if (number > 0) {
      words.add(number + " " + status.word());
    }
  }
}
