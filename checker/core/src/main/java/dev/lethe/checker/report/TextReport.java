package dev.lethe.checker.report;

import dev.lethe.analysis.Incompleteness;
import dev.lethe.catalogue.finding.BlindSpot;
import dev.lethe.checker.Report;
import dev.lethe.checker.settle.SettledFinding;
import dev.lethe.checker.settle.Status;
import dev.lethe.checker.settle.Verdict;
import dev.lethe.checker.source.PlacedBlindSpot;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * What a build prints. Known findings are counted, not listed. Logs are read from their end, so
 * what weighs most comes last: allowed findings, notes, warnings, errors; what could not be seen; a
 * count. A clean check without findings is the count alone.
 *
 * @param report what to print
 * @param ink whether to colour it
 */
record TextReport(Report report, Ink ink) {

  private static final int SHOWN_BLIND_SPOTS = 5;
  private static final String THREE_WAYS =
      """
        say where a session starts, in one of three ways:
          in the code        annotate the method or its type with @AgentEntryPoint
          in lethe.yml       entryPoints: [com.acme.Agent#run]
          for this run       --entry com.acme.Agent#run
                             (Maven: -Dlethe.entry=com.acme.Agent#run)
        what agent frameworks call is found without being told; doctor lists those it knows
      """;

  private static final Comparator<SettledFinding> LIGHTEST_FIRST =
      Comparator.comparing(SettledFinding::status, Comparator.reverseOrder())
          .thenComparing(SettledFinding::severity)
          .thenComparing(Comparator.naturalOrder());

  String render() {
    List<String> lines = new ArrayList<>();
    report.findings().stream()
        .filter(finding -> finding.status() != Status.KNOWN)
        .sorted(LIGHTEST_FIRST)
        .forEach(finding -> addBlock(lines, finding(finding)));
    if (report.verdict() != Verdict.CLEAN) {
      addBlock(lines, blindSpots());
    }
    report.incomplete().forEach(reason -> addBlock(lines, incompleteness(reason)));
    lines.add(ink.strong(new CountLine(report).text()));
    return String.join("\n", lines) + "\n";
  }

  private static void addBlock(List<String> lines, List<String> block) {
    if (!block.isEmpty()) {
      lines.addAll(block);
      lines.add("");
    }
  }

  private List<String> finding(SettledFinding finding) {
    return new FindingText(finding, report.entryPoints(), ink).lines();
  }

  private List<String> blindSpots() {
    List<PlacedBlindSpot> spots = report.blindSpots();
    List<String> lines = new ArrayList<>();
    if (!spots.isEmpty()) {
      lines.add(Count.of(spots.size(), "blind spot") + ", where the agent may do more than seen:");
    }
    spots.stream().limit(SHOWN_BLIND_SPOTS).forEach(spot -> lines.addAll(blindSpot(spot)));
    if (spots.size() > SHOWN_BLIND_SPOTS) {
      lines.add("  and " + (spots.size() - SHOWN_BLIND_SPOTS) + " more; --format json lists all");
    }
    return lines;
  }

  private static List<String> blindSpot(PlacedBlindSpot placed) {
    BlindSpot spot = placed.blindSpot();
    String head = "  " + placed.at().file() + ":" + placed.at().line() + ": " + spot.kind() + ":";
    return Fold.text(head, spot.consequence(), 6);
  }

  private List<String> incompleteness(Incompleteness reason) {
    List<String> lines = Fold.text("incomplete:", reason.what(), 4);
    if (reason.kind() == Incompleteness.Kind.NO_ENTRY_POINT) {
      THREE_WAYS.lines().forEach(lines::add);
    } else {
      lines.addAll(Fold.text("  fix:  ", reason.remedy(), 8));
    }
    return lines;
  }
}
