package dev.lethe.checker.report;

import dev.lethe.checker.settle.SettledFinding;
import java.util.ArrayList;
import java.util.List;

/**
 * The way to a finding as a Mermaid flowchart. Of a very long way its two ends are drawn.
 *
 * @param settled the finding
 */
record Mermaid(SettledFinding settled) {

  /** More boxes than this are no picture any more. */
  static final int MOST = 30;

  /** The lines of a fenced block; none where there is no way. */
  List<String> lines() {
    List<StepWords> steps = StepWords.of(settled);
    List<String> lines = new ArrayList<>();
    if (!steps.isEmpty()) {
      lines.add("```mermaid");
      lines.add("flowchart TD");
      draw(steps, lines);
      lines.add("```");
    }
    return lines;
  }

  private static void draw(List<StepWords> steps, List<String> lines) {
    int last = steps.size() - 1;
    int cut = steps.size() <= MOST ? last + 1 : MOST / 2;
    int resumed = Math.max(cut, steps.size() - MOST / 2);
    for (int i = 0; i <= last; i++) {
      if (i < cut || i >= resumed) {
        String gap = i == resumed && i > cut ? " -. " + (resumed - cut) + " steps .-> " : " --> ";
        String arrow = i == 0 ? "" : "s" + (i == resumed ? cut - 1 : i - 1) + gap;
        lines.add("  " + arrow + "s" + i + box(steps.get(i), i == 0, i == last));
      }
    }
  }

  private static String box(StepWords step, boolean first, boolean last) {
    String label =
        "\"" + MarkdownText.label(step.told()) + "<br>" + MarkdownText.label(step.where()) + "\"";
    if (first) {
      return "([" + label + "])";
    }
    return last ? "[(" + label + ")]" : "[" + label + "]";
  }
}
