package dev.lethe.analysis.judge;

import dev.lethe.analysis.callgraph.CallGraph;
import dev.lethe.analysis.callgraph.Context;
import dev.lethe.analysis.callgraph.HeapObject;
import dev.lethe.analysis.facts.Facts;
import dev.lethe.analysis.flow.Step;
import dev.lethe.analysis.program.FieldModel;
import dev.lethe.analysis.program.MethodModel;
import dev.lethe.analysis.program.Program;
import dev.lethe.catalogue.Rule;
import dev.lethe.catalogue.Severity;
import dev.lethe.catalogue.finding.Evidence;
import dev.lethe.catalogue.finding.Finding;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Finds static fields that agent-reachable code reads and that anything assigns after start-up. */
public final class SessionOutlivingStateJudge implements Judge {

  private final Rule rule;

  public SessionOutlivingStateJudge(Rule rule) {
    this.rule = rule;
  }

  @Override
  public List<Finding> judge(Case evidence) {
    return new Search(evidence, new Lines(rule, evidence)).findings();
  }

  /** A step of a method that reads or writes a field. */
  private record Use(Context context, Step step) {}

  private record Assignment(MethodModel method, int line) {}

  private static final class Search {

    private final Case evidence;
    private final CallGraph graph;
    private final Program program;
    private final Facts facts;
    private final Lines lines;
    private final Map<FieldModel, Use> reads = new LinkedHashMap<>();
    private final Map<FieldModel, Use> writes = new LinkedHashMap<>();

    Search(Case evidence, Lines lines) {
      this.evidence = evidence;
      this.graph = evidence.graph();
      this.program = graph.program();
      this.facts = evidence.facts();
      this.lines = lines;
    }

    List<Finding> findings() {
      List<Context> near = graph.agent().stream().filter(evidence.paths()::reaches).sorted(evidence.paths().byDistance()).toList();
      near.forEach(this::collect);
      reads.forEach(this::judge);
      writes.forEach(this::judgeSessionScoped);
      return lines.findings();
    }

    private void collect(Context context) {
      Uses uses = new Uses(context.flow());
      for (Step step : context.flow().steps()) {
        if (step instanceof Step.Load load && load.isStatic()) {
          FieldModel field = slot(load.field().owner(), load.field().name());
          if (field != null && !uses.onlyFeeds(load.value(), load.field())) {
            reads.putIfAbsent(field, new Use(context, step));
          }
        } else if (step instanceof Step.Store store && store.isStatic()) {
          FieldModel field = slot(store.field().owner(), store.field().name());
          if (field != null && !isStartUp(context.method(), field)) {
            writes.putIfAbsent(field, new Use(context, step));
          }
        }
      }
    }

    private @Nullable FieldModel slot(String owner, String name) {
      FieldModel field = program.resolveField(owner, name);
      return field == null || !field.owner().isApplication() || field.isSynthetic() ? null : field;
    }

    /** Whether a method only runs while the field's class is initialised. */
    private static boolean isStartUp(MethodModel method, FieldModel field) {
      return method.isInitializer() && method.owner() == field.owner();
    }

    private void judge(FieldModel field, Use read) {
      Use write = writes.get(field);
      if (write != null) {
        report(field, read, new Assignment(write.context.method(), write.step.line()), Severity.ERROR);
        return;
      }
      for (Assignment other : assignments(field)) {
        report(field, read, other, Severity.WARNING);
        return;
      }
    }

    private List<Assignment> assignments(FieldModel field) {
      List<Assignment> found = new ArrayList<>();
      program.references().to(field.name(), field.descriptor()).stream()
          .flatMap(model -> model.methods().stream())
          .filter(method -> !isStartUp(method, field))
          .forEach(method -> assignmentsIn(method, field, found));
      return found;
    }

    private void assignmentsIn(MethodModel method, FieldModel field, List<Assignment> found) {
      for (Step step : graph.steps(method)) {
        if (step instanceof Step.Store store && store.isStatic() && slot(store.field().owner(), store.field().name()) == field) {
          found.add(new Assignment(method, step.line()));
        }
      }
    }

    private void report(FieldModel field, Use read, Assignment write, Severity severity) {
      String who = severity == Severity.ERROR ? "a session assigns it and a later one reads it" : "other code assigns it after start-up and sessions read it";
      add(field, read, severity, "keeps static state: " + who, List.of(written(write), readHere(read)));
    }

    private void add(FieldModel field, Use use, Severity severity, String message, List<Evidence> seen) {
      String subject = field.owner().name().replace('/', '.') + "#" + field.name();
      lines.add(new Lines.Suspicion(use.context, evidence.places().of(field), severity, subject, message, seen));
    }

    private Evidence written(Assignment write) {
      return new Evidence("assigned here", evidence.places().of(write.method, write.line));
    }

    private Evidence readHere(Use read) {
      return new Evidence("read here", evidence.places().of(read.context.method(), read.step.line()));
    }

    /** A session's object in a static field outlives the session, whether or not anything reads it. */
    private void judgeSessionScoped(FieldModel field, Use write) {
      List<HeapObject> kept = field.holdsReference() ? graph.objects(field) : List.of();
      if (kept.stream().anyMatch(object -> facts.isSessionScoped(object.type()))) {
        Assignment assignment = new Assignment(write.context.method(), write.step.line());
        add(field, write, Severity.ERROR, "keeps an object of one session in a static field", List.of(written(assignment)));
      }
    }
  }
}
