package dev.lethe.checker.report;

import dev.lethe.catalogue.finding.Place;
import dev.lethe.checker.settle.SettledFinding;
import dev.lethe.checker.source.PlacedEntryPoint;
import dev.lethe.checker.source.PlacedEvidence;
import dev.lethe.checker.source.PlacedStep;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * A way through the code, one step a line: what is entered, and where that is seen.
 *
 * @param path the way
 * @param told how many of its first steps the reader knows already
 * @param subject what its last step uses, as {@code type#member}
 * @param entryPoints where sessions start
 */
record PathText(
    List<PlacedStep> path, int told, String subject, List<PlacedEntryPoint> entryPoints) {

  private record Row(String name, String where, String remark) {}

  /** The way to a finding. */
  static PathText of(SettledFinding settled, List<PlacedEntryPoint> entryPoints) {
    return new PathText(settled.found().path(), 0, settled.finding().subject(), entryPoints);
  }

  /** The way to a line of evidence, from where it leaves that to the finding. */
  static PathText of(
      SettledFinding settled, PlacedEvidence evidence, List<PlacedEntryPoint> entryPoints) {
    List<PlacedStep> path = evidence.path();
    int told = shared(settled.found().path(), path);
    return new PathText(path, told, settled.finding().subject(), entryPoints);
  }

  private static int shared(List<PlacedStep> one, List<PlacedStep> other) {
    int shared = 0;
    while (shared < Math.min(one.size(), other.size())
        && one.get(shared).step().equals(other.get(shared).step())) {
      shared++;
    }
    return shared;
  }

  /** Whether it tells more than the use in a method that the reader knows. */
  boolean tellsMore() {
    return path.size() - told > 1;
  }

  List<String> lines(int indent) {
    List<Row> rows = rows();
    int width = rows.stream().mapToInt(row -> row.name().length()).max().orElse(0);
    int where = rows.stream().mapToInt(row -> row.where().length()).max().orElse(0);
    int column = Math.min(width, Fold.WIDTH - indent - where - 2);
    return rows.stream().flatMap(row -> lines(row, indent, column).stream()).toList();
  }

  private static List<String> lines(Row row, int indent, int column) {
    List<String> lines = new ArrayList<>();
    String blank = " ".repeat(indent);
    if (row.where().isEmpty()) {
      lines.add(blank + row.name());
    } else if (row.name().length() <= column) {
      String gap = " ".repeat(column - row.name().length() + 2);
      lines.add(blank + row.name() + gap + row.where());
    } else {
      lines.add(blank + row.name());
      lines.add(blank + " ".repeat(column + 2) + row.where());
    }
    if (!row.remark().isEmpty()) {
      lines.addAll(Fold.text(blank + "   ", "(" + row.remark() + ")", indent + 4));
    }
    return lines;
  }

  private List<Row> rows() {
    List<Row> rows = new ArrayList<>();
    if (told > 0) {
      rows.add(new Row("... " + new StepWords(path.get(told - 1), subject).name(), "", ""));
    }
    StepWords.of(path.subList(told, path.size()), subject).forEach(step -> rows.add(row(step)));
    return rows;
  }

  private Row row(StepWords step) {
    return switch (step.kind()) {
      case ENTRY -> new Row(step.name(), step.where(), entry(step.placed().step().place()));
      case WIRING -> new Row(step.name(), step.where(), step.how());
      default -> new Row("-> " + step.name(), step.where(), step.how());
    };
  }

  private String entry(Place method) {
    return entryPoints.stream()
        .map(PlacedEntryPoint::entryPoint)
        .filter(entry -> isMethod(entry.place(), method))
        .min(Comparator.comparingInt(entry -> Math.abs(entry.place().line() - method.line())))
        .map(entry -> "entry point: " + entry.reason())
        .orElse("entry point");
  }

  private static boolean isMethod(Place one, Place other) {
    return one.type().equals(other.type()) && one.member().equals(other.member());
  }
}
