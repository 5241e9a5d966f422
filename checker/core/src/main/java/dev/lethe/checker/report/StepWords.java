package dev.lethe.checker.report;

import dev.lethe.catalogue.finding.Place;
import dev.lethe.catalogue.finding.StepKind;
import dev.lethe.checker.settle.SettledFinding;
import dev.lethe.checker.source.PlacedStep;
import dev.lethe.checker.source.SourcePlace;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * What is said of one step of a path.
 *
 * @param placed the step
 * @param subject what the path's last step uses, as {@code type#member}
 */
record StepWords(PlacedStep placed, String subject) {

  private static final Map<StepKind, String> HOW =
      Map.of(
          StepKind.VIRTUAL, "one of several targets",
          StepKind.FUNCTION, "as a lambda",
          StepKind.CREATED, "created by a container",
          StepKind.MODELLED, "called by a library",
          StepKind.CALLBACK, "perhaps called by a library",
          StepKind.REFLECTIVE, "by reflection",
          StepKind.WIRING, "puts the agent together");

  /** The steps to a finding. */
  static List<StepWords> of(SettledFinding settled) {
    return of(settled.found().path(), settled.finding().subject());
  }

  /** The steps of a path, without those that say nothing new. */
  static List<StepWords> of(List<PlacedStep> path, String subject) {
    List<StepWords> steps = new ArrayList<>();
    for (int i = 0; i < path.size(); i++) {
      if (i == 0 || !isSameMethod(path.get(i - 1), path.get(i))) {
        steps.add(new StepWords(path.get(i), subject));
      }
    }
    return steps;
  }

  /** A lambda's body counts as its method: entering it from there says nothing new. */
  private static boolean isSameMethod(PlacedStep before, PlacedStep step) {
    Place one = before.step().place();
    Place other = step.step().place();
    return step.step().kind() != StepKind.USE
        && one.type().equals(other.type())
        && one.member().equals(other.member());
  }

  /** Whether a path begins here: a session starts, or an agent is put together. */
  boolean isFirst() {
    return kind() == StepKind.ENTRY || kind() == StepKind.WIRING;
  }

  StepKind kind() {
    return placed.step().kind();
  }

  /** What is entered or used. */
  String name() {
    Place entered = placed.step().place();
    return kind() == StepKind.USE
        ? Names.subject(subject)
        : Names.member(entered.type(), entered.member());
  }

  /** How the step is taken, where that is no plain call. */
  String how() {
    return HOW.getOrDefault(kind(), "");
  }

  /** What is entered or used, and how. */
  String told() {
    return how().isEmpty() ? name() : name() + " (" + how() + ")";
  }

  /** The file's name without its folders, and the line. */
  String where() {
    SourcePlace at = placed.at();
    return at.file().substring(at.file().lastIndexOf('/') + 1) + ":" + at.line();
  }
}
