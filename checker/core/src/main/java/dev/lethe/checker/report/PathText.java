package dev.lethe.checker.report;

import dev.lethe.catalogue.finding.Place;
import dev.lethe.catalogue.finding.StepKind;
import dev.lethe.checker.settle.SettledFinding;
import dev.lethe.checker.source.PlacedEntryPoint;
import dev.lethe.checker.source.PlacedEvidence;
import dev.lethe.checker.source.PlacedStep;
import dev.lethe.checker.source.SourcePlace;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

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

  private static final Map<StepKind, String> HOW =
      Map.of(
          StepKind.VIRTUAL, "one of several targets",
          StepKind.FUNCTION, "as a lambda",
          StepKind.CREATED, "created by a container",
          StepKind.MODELLED, "called by a library",
          StepKind.CALLBACK, "perhaps called by a library",
          StepKind.REFLECTIVE, "by reflection");

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
    Optional<PlacedStep> previous = Optional.empty();
    if (told > 0) {
      rows.add(new Row("... " + name(path.get(told - 1)), "", ""));
    }
    for (PlacedStep step : path.subList(told, path.size())) {
      if (previous.filter(before -> isSameMethod(before, step)).isEmpty()) {
        rows.add(row(step));
      }
      previous = Optional.of(step);
    }
    return rows;
  }

  /** A lambda's body counts as its method: entering it from there says nothing new. */
  private static boolean isSameMethod(PlacedStep before, PlacedStep step) {
    Place one = before.step().place();
    Place other = step.step().place();
    return step.step().kind() != StepKind.USE
        && one.type().equals(other.type())
        && one.member().equals(other.member());
  }

  private static String name(PlacedStep placed) {
    Place entered = placed.step().place();
    return Names.member(entered.type(), entered.member());
  }

  private Row row(PlacedStep placed) {
    Place entered = placed.step().place();
    String name = name(placed);
    return switch (placed.step().kind()) {
      case ENTRY -> new Row(name, where(placed), entry(entered));
      case USE -> new Row("-> " + Names.subject(subject), where(placed), "");
      default -> new Row("-> " + name, where(placed), HOW.getOrDefault(placed.step().kind(), ""));
    };
  }

  private String entry(Place method) {
    return entryPoints.stream()
        .map(PlacedEntryPoint::entryPoint)
        .filter(entry -> isMethod(entry.place(), method))
        .findFirst()
        .map(entry -> "entry point: " + entry.reason())
        .orElse("entry point");
  }

  private static boolean isMethod(Place one, Place other) {
    return one.type().equals(other.type()) && one.member().equals(other.member());
  }

  private static String where(PlacedStep placed) {
    SourcePlace at = placed.at();
    return at.file().substring(at.file().lastIndexOf('/') + 1) + ":" + at.line();
  }
}
