package dev.lethe.analysis.judge.wiring;

import dev.lethe.analysis.callgraph.CallGraph;
import dev.lethe.analysis.flow.Step;
import dev.lethe.analysis.judge.Case;
import dev.lethe.analysis.models.Scopes;
import dev.lethe.analysis.program.MethodModel;
import dev.lethe.analysis.program.Program;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Which code runs once for all sessions, and what is kept for all of them. */
final class Sharing {

  private static final int DEEPEST = 4;

  private final Case evidence;
  private final CallGraph graph;
  private final Program program;
  private final Scopes scopes;
  private final CallSites sites;

  Sharing(Case evidence, CallSites sites) {
    this.evidence = evidence;
    this.graph = evidence.graph();
    this.program = graph.program();
    this.scopes = evidence.facts().scopes();
    this.sites = sites;
  }

  /** Whether a body runs once for all sessions: while a class or a singleton bean is made. */
  boolean isShared(MethodModel body) {
    return isShared(body, DEEPEST);
  }

  private boolean isShared(MethodModel body, int depth) {
    MethodModel method = evidence.places().written(body);
    if (isStartUp(method)) {
      return true;
    }
    return depth > 0
        && !graph.entryPoints().containsKey(method)
        && sites.callers(method).stream()
            .anyMatch(caller -> caller.method() != body && isShared(caller.method(), depth - 1));
  }

  private boolean isStartUp(MethodModel method) {
    boolean ofSingleton = scopes.isSingleton(method.owner().name());
    return method.isInitializer()
        || scopes.makesSingleton(method)
        || (ofSingleton && (method.isConstructor() || isCalledOnce(method)));
  }

  private static boolean isCalledOnce(MethodModel method) {
    return method.annotations().stream().anyMatch(it -> it.type().endsWith("/PostConstruct"));
  }

  /** Whether what a call builds gets into a static field or a field of a singleton bean. */
  boolean isKept(Spot spot) {
    return isKept(spot, DEEPEST);
  }

  private boolean isKept(Spot spot, int depth) {
    Set<Integer> built = built(spot);
    for (Step step : graph.steps(spot.method())) {
      if (step instanceof Step.Store store && built.contains(store.value()) && keeps(store)) {
        return true;
      }
      boolean returns = step instanceof Step.Return back && built.contains(back.value());
      if (returns && depth > 0 && isKeptByCallers(spot.method(), depth)) {
        return true;
      }
    }
    return false;
  }

  private boolean isKeptByCallers(MethodModel method, int depth) {
    return sites.callers(method).stream().anyMatch(caller -> isKept(caller, depth - 1));
  }

  private boolean keeps(Step.Store store) {
    return store.isStatic() || scopes.isSingleton(store.field().owner());
  }

  /** The values that a call's result becomes within its body: along a builder, by being wrapped. */
  private Set<Integer> built(Spot spot) {
    Set<Integer> values = new HashSet<>();
    values.add(spot.call().result());
    if (spot.call().target().name().equals("<init>")) {
      values.add(spot.call().arguments()[0]);
    }
    values.remove(0);
    List<Step> steps = graph.steps(spot.method());
    int before = -1;
    while (values.size() > before) {
      before = values.size();
      steps.forEach(step -> follow(step, values));
    }
    return values;
  }

  private void follow(Step step, Set<Integer> values) {
    if (step instanceof Step.Move move && values.contains(move.from())) {
      values.add(move.to());
    } else if (step instanceof Step.Cast cast && values.contains(cast.from())) {
      values.add(cast.to());
    } else if (step instanceof Step.Call call && call.result() != 0) {
      boolean onIt = call.arguments().length > 0 && values.contains(call.arguments()[0]);
      if (onIt && !program.isApplication(call.target().owner())) {
        values.add(call.result());
      }
    }
  }
}
