package dev.lethe.checker.report;

import dev.lethe.catalogue.Rule;
import dev.lethe.checker.settle.Approval;
import dev.lethe.checker.settle.SettledFinding;
import dev.lethe.checker.source.PlacedEntryPoint;
import dev.lethe.checker.source.PlacedEvidence;
import dev.lethe.checker.source.PlacedStep;
import java.util.ArrayList;
import java.util.List;

/**
 * One finding: what the code does, the way to it, why that is a fault, what to do.
 *
 * @param settled the finding
 * @param entryPoints where sessions start
 * @param ink whether its head is coloured
 */
record FindingText(SettledFinding settled, List<PlacedEntryPoint> entryPoints, Ink ink) {

  private static final int HANG = 4;
  private static final int BODY = 8;

  List<String> lines() {
    return settled.approval().map(this::allowed).orElseGet(this::counting);
  }

  private List<String> allowed(Approval approval) {
    String until = approval.until().isEmpty() ? "" : ", until " + approval.until();
    String why = " (" + approval.decision() + until + ")";
    return head("allowed", "allowed", message() + why);
  }

  private List<String> counting() {
    String word = settled.severity().word();
    List<String> lines = new ArrayList<>(head(word, ink.severity(settled.severity()), message()));
    lines.addAll(path());
    settled.found().evidence().stream()
        .filter(evidence -> !endsThePath(evidence))
        .forEach(evidence -> lines.addAll(evidence(evidence)));
    lines.addAll(advice(settled.rule()));
    return lines;
  }

  private List<String> head(String plain, String coloured, String message) {
    String where = settled.at().file() + ":" + settled.at().line() + ": ";
    String rule = ": [" + settled.rule().name() + "]";
    List<String> lines = Fold.text(where + plain + rule, message, HANG);
    String painted = ink.strong(where) + coloured + rule;
    lines.set(0, painted + lines.get(0).substring((where + plain + rule).length()));
    return lines;
  }

  private String message() {
    return settled.finding().message();
  }

  private List<String> path() {
    List<String> lines = new ArrayList<>(PathText.of(settled, entryPoints).lines(BODY));
    if (!lines.isEmpty()) {
      lines.set(0, "  path: " + lines.get(0).substring(BODY));
    }
    int others = settled.finding().alsoFrom();
    if (others > 0) {
      lines.add(" ".repeat(BODY) + "(also from " + Count.of(others, "further entry point") + ")");
    }
    return lines;
  }

  /** A line to which the path leads has been told. */
  private boolean endsThePath(PlacedEvidence evidence) {
    List<PlacedStep> path = settled.found().path();
    return evidence.path().isEmpty()
        && !path.isEmpty()
        && path.get(path.size() - 1).step().place().equals(evidence.evidence().place());
  }

  private List<String> evidence(PlacedEvidence evidence) {
    String where = evidence.at().file() + ":" + evidence.at().line();
    List<String> lines = new ArrayList<>(labelled("see", evidence.evidence().role() + " " + where));
    PathText way = PathText.of(settled, evidence, entryPoints);
    if (way.tellsMore()) {
      lines.addAll(way.lines(BODY));
    }
    return lines;
  }

  private static List<String> advice(Rule rule) {
    List<String> lines = new ArrayList<>();
    lines.addAll(labelled("why", rule.why() + invariant(rule)));
    lines.addAll(labelled("fix", rule.fix()));
    lines.addAll(labelled("more", "lethe explain " + rule.name()));
    return lines;
  }

  private static String invariant(Rule rule) {
    return rule.invariant().startsWith("INV-") ? " (" + rule.invariant() + ")" : "";
  }

  private static List<String> labelled(String label, String text) {
    return Fold.text("  %-6s".formatted(label + ":"), text, BODY);
  }
}
