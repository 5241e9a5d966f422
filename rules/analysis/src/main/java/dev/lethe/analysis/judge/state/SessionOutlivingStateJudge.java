package dev.lethe.analysis.judge.state;

import dev.lethe.analysis.callgraph.CallGraph;
import dev.lethe.analysis.callgraph.Context;
import dev.lethe.analysis.callgraph.HeapObject;
import dev.lethe.analysis.facts.Facts;
import dev.lethe.analysis.judge.Case;
import dev.lethe.analysis.judge.Judge;
import dev.lethe.analysis.judge.Lines;
import dev.lethe.analysis.program.Descriptors;
import dev.lethe.analysis.program.FieldModel;
import dev.lethe.catalogue.Rule;
import dev.lethe.catalogue.Severity;
import dev.lethe.catalogue.finding.Evidence;
import dev.lethe.catalogue.finding.Finding;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Finds fields that outlive a session, that agent-reachable code reads, and that anything writes
 * after start-up.
 */
public final class SessionOutlivingStateJudge implements Judge {

  private final Rule rule;

  public SessionOutlivingStateJudge(Rule rule) {
    this.rule = rule;
  }

  @Override
  public List<Finding> judge(Case evidence) {
    return new Search(evidence, new Lines(rule, evidence)).findings();
  }

  private static final class Search {

    private final Case evidence;
    private final CallGraph graph;
    private final Facts facts;
    private final Lines lines;
    private final Building building;
    private final Outliving outliving;
    private final Origins origins;
    private final Slots slots = new Slots();
    private final ThreadLocals threadLocals;
    private final Assignments assignments;
    private final Testimony testimony;

    Search(Case evidence, Lines lines) {
      this.evidence = evidence;
      this.graph = evidence.graph();
      this.facts = evidence.facts();
      this.lines = lines;
      this.building = new Building(graph, facts.scopes());
      this.outliving = new Outliving(evidence, building);
      this.origins = new Origins(graph, outliving);
      this.threadLocals = new ThreadLocals(graph);
      this.assignments = new Assignments(graph);
      this.testimony = new Testimony(evidence);
    }

    List<Finding> findings() {
      graph.agent().stream()
          .filter(evidence.paths()::reaches)
          .sorted(evidence.paths().byDistance())
          .forEach(this::search);
      graph.outside().forEach(this::search);
      slots.fields().forEach(this::judge);
      return lines.findings();
    }

    private void search(Context context) {
      UseSearch search = new UseSearch(graph, outliving, origins, building, slots, context);
      context.flow().steps().forEach(step -> step.accept(search));
    }

    private void judge(FieldModel field) {
      if (keepsSession(field) || graph.isNeutral(Descriptors.type(field.descriptor()))) {
        return;
      }
      judge(field, Slots.Kind.LOADED, Slots.Kind.ASSIGNED, "assigns");
      if (!threadLocals.areCleared(field)) {
        judge(field, Slots.Kind.LOOKED_INTO, Slots.Kind.CHANGED, "changes what is in");
      }
    }

    private void judge(FieldModel field, Slots.Kind read, Slots.Kind write, String verb) {
      Optional<Use> reading = slots.byAgent(field, read);
      if (reading.isEmpty()) {
        return;
      }
      Optional<Use> own = slots.byAgent(field, write);
      if (own.isPresent()) {
        String what = "a session " + verb + " it, and a later one reads it";
        report(field, reading.get(), Severity.ERROR, what, testimony.bySession(verb, own.get()));
      } else {
        String what = "other code " + verb + " it after start-up, and sessions read it";
        byOthers(field, write, verb)
            .ifPresent(it -> report(field, reading.get(), Severity.WARNING, what, it));
      }
    }

    private Optional<Evidence> byOthers(FieldModel field, Slots.Kind write, String verb) {
      Optional<Evidence> seen =
          slots.byOthers(field, write).map(it -> testimony.byOthers(verb, it.method(), it.line()));
      if (seen.isPresent() || write != Slots.Kind.ASSIGNED) {
        return seen;
      }
      return assignments
          .outsideStartUp(field)
          .map(it -> testimony.byOthers(verb, it.method(), it.line()));
    }

    private void report(
        FieldModel field, Use read, Severity severity, String what, Evidence write) {
      List<Evidence> seen = new ArrayList<>(List.of(write, testimony.read(read)));
      outliving.keeper(field).map(testimony::kept).ifPresent(seen::add);
      add(field, read, severity, "keeps state: " + what, seen);
    }

    private void add(
        FieldModel field, Use use, Severity severity, String message, List<Evidence> seen) {
      String subject = field.owner().name().replace('/', '.') + "#" + field.name();
      lines.add(
          new Lines.Suspicion(
              use.context(),
              evidence.places().of(field),
              use.line(),
              severity,
              subject,
              message,
              seen));
    }

    /**
     * A session's object in a field that outlives it is a breach, whether or not anything reads it.
     */
    private boolean keepsSession(FieldModel field) {
      Optional<Use> use =
          slots
              .byAgent(field, Slots.Kind.ASSIGNED)
              .or(() -> slots.byAgent(field, Slots.Kind.LOADED));
      List<HeapObject> kept =
          field.isStatic() && field.holdsReference() ? graph.objects(field) : List.of();
      boolean session = kept.stream().anyMatch(object -> facts.isSessionScoped(object.type()));
      if (session && use.isPresent()) {
        add(
            field,
            use.get(),
            Severity.ERROR,
            "keeps an object of one session in a field that outlives it",
            List.of(testimony.bySession("uses", use.get())));
      }
      return session && use.isPresent();
    }
  }
}
