package dev.lethe.analysis.judge.freshness;

import dev.lethe.analysis.callgraph.CallGraph;
import dev.lethe.analysis.callgraph.Context;
import dev.lethe.analysis.facts.ScreenWords;
import dev.lethe.analysis.flow.Member;
import dev.lethe.analysis.program.MethodModel;
import dev.lethe.catalogue.apis.ScreenDeed;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What the readings of all bodies share: summaries, and which have to be made anew. */
final class Desk {

  final CallGraph graph;
  final ScreenWords screen;
  final KeptFields kept = new KeptFields();
  private final Map<MethodModel, Context> contexts = new HashMap<>();
  private final Map<Context, Body> bodies = new LinkedHashMap<>();
  private final Map<Context, Summary> summaries = new HashMap<>();
  private final Map<Context, Set<Context>> callers = new HashMap<>();
  private final Deque<Context> open = new ArrayDeque<>();
  private final Set<Context> waiting = new HashSet<>();

  Desk(CallGraph graph, ScreenWords screen) {
    this.graph = graph;
    this.screen = screen;
    graph.agent().forEach(context -> contexts.put(context.method(), context));
  }

  /** The method that a reference names; null where its class is missing. */
  @Nullable MethodModel method(Member reference) {
    return graph.program().resolve(reference.owner(), reference.name(), reference.descriptor());
  }

  /** A method as a session runs it; null where none does. */
  @Nullable Context context(MethodModel method) {
    return contexts.get(method);
  }

  /** Whether a method acts, observes or resolves; what happens inside of it is the device's. */
  boolean isScreen(MethodModel method) {
    return screen.deed(method) != null || screen.resolves(method);
  }

  /** A line on which a method of the device is called. */
  Spot spot(Context context, int line, MethodModel method) {
    String subject = method.owner().name().replace('/', '.') + "#" + method.name();
    return new Spot(context, line, subject, screen.deed(method) == ScreenDeed.RENEWS);
  }

  Body body(Context context) {
    return bodies.computeIfAbsent(context, key -> new Body(graph, key));
  }

  /** The bodies that were asked for. */
  Iterable<Body> bodies() {
    return bodies.values().stream().toList();
  }

  /** The summary of a method, for one that calls it. */
  Summary summary(Context target, Context caller) {
    callers.computeIfAbsent(target, key -> new LinkedHashSet<>()).add(caller);
    want(target);
    return summary(target);
  }

  Summary summary(Context context) {
    Summary known = summaries.get(context);
    return known == null ? Summary.none() : known;
  }

  boolean isWanted(Context context) {
    return bodies.containsKey(context);
  }

  /** Reads a method, sooner or later. */
  void want(Context context) {
    if (!bodies.containsKey(context)) {
      body(context);
      again(context);
    }
  }

  private void again(Context context) {
    if (waiting.add(context)) {
      open.push(context);
    }
  }

  /** Reads until no summary changes any more. */
  void settle() {
    while (!open.isEmpty()) {
      Context context = open.pop();
      waiting.remove(context);
      Summary summary = new Reading(this, body(context)).read(consumption -> {});
      if (!summary.equals(summaries.put(context, summary))) {
        callers.getOrDefault(context, Set.of()).forEach(this::again);
      }
    }
  }
}
