package dev.lethe.analysis.judge.notes;

import dev.lethe.analysis.callgraph.CallEdge;
import dev.lethe.analysis.callgraph.Context;
import dev.lethe.analysis.judge.Case;
import dev.lethe.analysis.judge.Judge;
import dev.lethe.analysis.judge.Lines;
import dev.lethe.analysis.program.ClassModel;
import dev.lethe.catalogue.Rule;
import dev.lethe.catalogue.Severity;
import dev.lethe.catalogue.finding.Finding;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Finds note types without a scope, and uses of kept notes that nobody asked. */
public final class UnscopedNoteJudge implements Judge {

  private final Rule rule;

  public UnscopedNoteJudge(Rule rule) {
    this.rule = rule;
  }

  @Override
  public List<Finding> judge(Case evidence) {
    Lines lines = new Lines(rule, evidence);
    if (evidence.facts().hasNotes()) {
      NoteTypes types = new NoteTypes(evidence.graph(), evidence.facts());
      types(evidence, types, lines);
      uses(evidence, types, lines);
    }
    return lines.findings();
  }

  // ---- types

  private static void types(Case evidence, NoteTypes types, Lines lines) {
    reached(evidence, types)
        .forEach(
            (model, context) -> {
              boolean condition = types.hasCondition(model.name());
              if (!condition || !types.isAskable(model.name())) {
                lines.add(unscoped(model, context, condition, evidence));
              }
            });
  }

  /** The concrete note types of which a method runs, each with the nearest. */
  private static Map<ClassModel, Context> reached(Case evidence, NoteTypes types) {
    Map<ClassModel, Context> nearest = new TreeMap<>(Comparator.comparing(ClassModel::name));
    Comparator<Context> order = evidence.paths().byDistance();
    for (Context context : evidence.graph().agent()) {
      ClassModel owner = context.method().owner();
      if (evidence.paths().reaches(context)
          && owner.isApplication()
          && owner.isConcrete()
          && types.isNote(owner.name())) {
        nearest.merge(owner, context, (one, other) -> order.compare(one, other) <= 0 ? one : other);
      }
    }
    return nearest;
  }

  private static Lines.Suspicion unscoped(
      ClassModel model, Context context, boolean condition, Case evidence) {
    String name = model.name().replace('/', '.');
    String message =
        "the note "
            + simple(model.name())
            + (condition
                ? " has no @AppliesWhen method to ask whether it applies"
                : " states no @Condition under which it applies");
    return new Lines.Suspicion(
        context,
        evidence.places().of(model),
        context.flow().firstLine(),
        Severity.ERROR,
        name,
        message,
        List.of());
  }

  private static String simple(String type) {
    return type.substring(Math.max(type.lastIndexOf('/'), type.lastIndexOf('$')) + 1);
  }

  // ---- uses

  private static void uses(Case evidence, NoteTypes types, Lines lines) {
    Desk desk = new Desk(evidence.graph(), types);
    for (Use use : readAll(desk)) {
      if (evidence.paths().reaches(use.context()) && desk.origins.areKept(use.sources())) {
        lines.add(suspicion(use, evidence));
      }
    }
  }

  private static Lines.Suspicion suspicion(Use use, Case evidence) {
    int hash = use.subject().indexOf('#');
    String type = use.subject().substring(0, hash);
    String message =
        "uses the kept note "
            + simple(type.replace('.', '/'))
            + " by "
            + use.subject().substring(hash + 1)
            + ", and on some way here nobody asked whether it applies";
    return new Lines.Suspicion(
        use.context(),
        evidence.places().of(use.context().method(), use.line()),
        use.line(),
        Severity.ERROR,
        use.subject(),
        message,
        List.of());
  }

  /** Reads bodies until no summary changes any more, and then once for what they use. */
  private static List<Use> readAll(Desk desk) {
    Map<Context, Set<Context>> callers = callers(desk);
    Set<Context> open = new LinkedHashSet<>(desk.graph.agent());
    List<Use> uses = new ArrayList<>();
    while (!open.isEmpty()) {
      settle(desk, callers, open);
      uses.clear();
      for (Context context : desk.graph.agent()) {
        if (desk.keep(context, new Reading(desk, desk.body(context)).read(uses::add))) {
          open.add(context);
        }
      }
    }
    return uses;
  }

  private static void settle(Desk desk, Map<Context, Set<Context>> callers, Set<Context> open) {
    while (!open.isEmpty()) {
      Context context = open.iterator().next();
      open.remove(context);
      if (desk.keep(context, new Reading(desk, desk.body(context)).read(use -> {}))) {
        open.addAll(callers.getOrDefault(context, Set.of()));
      }
    }
  }

  private static Map<Context, Set<Context>> callers(Desk desk) {
    Map<Context, Set<Context>> callers = new HashMap<>();
    for (CallEdge edge : desk.graph.edges()) {
      callers
          .computeIfAbsent(edge.target(), key -> new HashSet<>())
          .add(edge.caller().site().context());
    }
    Set<Context> agent = new HashSet<>(desk.graph.agent());
    callers.values().forEach(found -> found.retainAll(agent));
    return callers;
  }
}
