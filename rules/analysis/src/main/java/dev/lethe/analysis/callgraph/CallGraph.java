package dev.lethe.analysis.callgraph;

import dev.lethe.analysis.bytecode.Flows;
import dev.lethe.analysis.flow.ControlFlow;
import dev.lethe.analysis.flow.Flow;
import dev.lethe.analysis.flow.Member;
import dev.lethe.analysis.flow.Step;
import dev.lethe.analysis.models.Models;
import dev.lethe.analysis.program.FieldModel;
import dev.lethe.analysis.program.MethodModel;
import dev.lethe.analysis.program.Program;
import dev.lethe.catalogue.apis.Api;
import dev.lethe.catalogue.apis.Effect;
import dev.lethe.catalogue.finding.StepKind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What was found: the methods that run, how they call each other, and which objects each value can
 * be.
 */
public final class CallGraph {

  private static final Comparator<Context> BY_NAME =
      Comparator.comparing((Context context) -> context.method().owner().name())
          .thenComparing(context -> context.method().selector());

  private final Solver solver;
  private final List<Context> agent = new ArrayList<>();
  private final List<Context> outside = new ArrayList<>();
  private final List<CallEdge> edges = new ArrayList<>();
  private final Map<Caller, List<CallEdge>> byCaller = new HashMap<>();

  private CallGraph(Solver solver) {
    this.solver = solver;
    for (Context context : solver.contexts()) {
      (context.world() == World.AGENT ? agent : outside).add(context);
    }
    agent.sort(BY_NAME);
    outside.sort(BY_NAME);
    settleKinds();
  }

  /** Builds the call graph of what entry points reach. */
  public static CallGraph of(
      Program program,
      Models models,
      Services services,
      Flows flows,
      List<RootMethod> entryPoints) {
    Solver solver = new Solver(program, models, services, flows, entryPoints);
    solver.solve();
    return new CallGraph(solver);
  }

  /** A call with one target turned out to be sure, one with several not. */
  private void settleKinds() {
    Map<Caller, Set<Context>> virtual = new HashMap<>();
    for (CallEdge edge : solver.edges()) {
      if (edge.kind() == StepKind.VIRTUAL) {
        virtual.computeIfAbsent(edge.caller(), key -> new HashSet<>()).add(edge.target());
      }
    }
    for (CallEdge edge : solver.edges()) {
      boolean single =
          edge.kind() == StepKind.VIRTUAL
              && virtual.getOrDefault(edge.caller(), Set.of()).size() == 1;
      CallEdge settled =
          single ? new CallEdge(edge.caller(), edge.target(), StepKind.SINGLE) : edge;
      edges.add(settled);
      byCaller.computeIfAbsent(edge.caller(), key -> new ArrayList<>(1)).add(settled);
    }
  }

  public Program program() {
    return solver.program;
  }

  /** The methods a session can run, sorted by name. */
  public List<Context> agent() {
    return agent;
  }

  /** Other application code that was looked at, sorted by name. */
  public List<Context> outside() {
    return outside;
  }

  /** All edges, those between methods that no session runs included. */
  public List<CallEdge> edges() {
    return edges;
  }

  /** The edges that start at a step, or in library code. */
  public List<CallEdge> edgesAt(Caller caller) {
    return byCaller.getOrDefault(caller, List.of());
  }

  /** Where library code is entered, in the order in which that was found. */
  public Set<Entrance> entrances() {
    return solver.entrances();
  }

  /** The entry points and why each is one. */
  public Map<MethodModel, String> entryPoints() {
    return solver.roots.reasons();
  }

  /** The objects that a value of a method can be. */
  public List<HeapObject> objects(Context context, int value) {
    return solver.constraints.objects(context.node(value));
  }

  /** What an array, a container or a library object holds. */
  public List<HeapObject> contents(HeapObject object) {
    return solver.constraints.objects(solver.contents(object));
  }

  /** The objects that a static field can hold. */
  public List<HeapObject> objects(FieldModel field) {
    return solver.constraints.objects(solver.staticNode(field));
  }

  /** The objects that a field of an object can hold. */
  public List<HeapObject> objects(HeapObject owner, FieldModel field) {
    return solver.constraints.objects(solver.fieldNode(owner, field));
  }

  /**
   * The objects that a view shows: what it wraps, iterates over or is a part of; the object itself
   * where it is no view.
   */
  public Set<HeapObject> behind(HeapObject object) {
    return solver.views.behind(object);
  }

  /**
   * The static fields that code which was looked at touches, in the order in which they were met.
   */
  public List<FieldModel> staticFields() {
    return solver.staticFields();
  }

  /** The objects of application classes that a container makes. */
  public List<HeapObject> madeByContainer() {
    return solver.created.madeByContainer();
  }

  /** What a method of this world returns. */
  public List<HeapObject> results(Context context) {
    return solver.constraints.objects(context.result());
  }

  /**
   * All that the method which a call names does, as the catalogue says; null where that does not
   * know all.
   */
  public @Nullable List<Effect> effects(Member target) {
    Api api = solver.models.find(target);
    return api == null || !api.isWhole() ? null : api.effects();
  }

  /**
   * What the catalogue knows of the method that a call names, whether or not that is all; null
   * where it knows nothing.
   */
  public @Nullable List<Effect> knownEffects(Member target) {
    Api api = solver.models.find(target);
    return api == null ? null : api.effects();
  }

  /** The methods of which the catalogue knows an effect of a kind. */
  public List<Api> apis(Class<? extends Effect> effect) {
    return solver.models.with(effect);
  }

  /** Annotations of parameters that say which session it is, by binary name. */
  public Set<String> sessionIdAnnotations() {
    return solver.models.sessionIdAnnotations();
  }

  /** Whether a method of this name, of some type, reads or writes a store. */
  public boolean isNameOfAccess(String method) {
    return solver.models.isNameOfAccess(method);
  }

  /** Whether objects of a type are values without content of their own. */
  public boolean isValue(String type) {
    return solver.models.isValue(type);
  }

  /** Whether objects of a type are no state of an agent, whatever is called on them. */
  public boolean isNeutral(String type) {
    return solver.models.isNeutral(type);
  }

  /** Whether a type is an interface with one abstract method. */
  public boolean isFunctional(String type) {
    return Library.functionalMethod(solver, type) != null;
  }

  /** What could not be seen: kind, site, consequence. */
  public void forEachBlindSpot(BlindSpotAction action) {
    solver
        .blindness
        .spots()
        .forEach(spot -> action.accept(spot.kind(), spot.site(), spot.consequence()));
  }

  /** Classes that reached code refers to and that are nowhere, each with the first site. */
  public Map<String, Site> missingClasses() {
    return solver.blindness.missing();
  }

  /** Receives a blind spot. */
  public interface BlindSpotAction {
    void accept(String kind, Site site, String consequence);
  }

  /** The value flow of a method, for methods that no session runs, too. */
  public Flow flow(MethodModel method) {
    return solver.flow(method);
  }

  /** The ways through a method's body. */
  public ControlFlow ways(MethodModel method) {
    return solver.ways(method);
  }

  /** The value flow's steps of a method, for methods that no session runs, too. */
  public List<Step> steps(MethodModel method) {
    return solver.flow(method).steps();
  }
}
