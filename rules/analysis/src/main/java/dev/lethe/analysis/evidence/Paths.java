package dev.lethe.analysis.evidence;

import dev.lethe.analysis.callgraph.CallEdge;
import dev.lethe.analysis.callgraph.CallGraph;
import dev.lethe.analysis.callgraph.Context;
import dev.lethe.analysis.callgraph.World;
import dev.lethe.analysis.program.MethodModel;
import dev.lethe.catalogue.finding.PathStep;
import dev.lethe.catalogue.finding.Place;
import dev.lethe.catalogue.finding.StepKind;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Shortest ways from entry points (Dijkstra), ordered by length, then by the number of steps the analysis is not sure of, then by
 * name; so they depend on the call graph only, not on how it was found.
 */
public final class Paths {

  private record Reach(Context context, int length, int guesses, @Nullable CallEdge by) {}

  private static final Comparator<Reach> NEAREST =
      Comparator.comparingInt(Reach::length)
          .thenComparingInt(Reach::guesses)
          .thenComparing(reach -> name(reach.context))
          .thenComparing(reach -> reach.by == null ? "" : name(reach.by.site().context()))
          .thenComparingInt(reach -> reach.by == null ? 0 : reach.by.site().step().line());

  private final Places places;
  private final Map<Context, List<CallEdge>> out = new HashMap<>();
  private final Map<Context, List<CallEdge>> in = new HashMap<>();
  private final Map<Context, Reach> nearest = new HashMap<>();
  private final Set<Context> roots = new HashSet<>();

  public Paths(CallGraph graph, Places places) {
    this.places = places;
    for (CallEdge edge : graph.edges()) {
      if (edge.site().context().world() == World.AGENT) {
        out.computeIfAbsent(edge.site().context(), key -> new ArrayList<>()).add(edge);
        in.computeIfAbsent(edge.target(), key -> new ArrayList<>()).add(edge);
      }
    }
    for (Context context : graph.agent()) {
      if (graph.entryPoints().containsKey(context.method())) {
        roots.add(context);
      }
    }
    search();
  }

  private static String name(Context context) {
    return context.method().owner().name() + context.method().selector();
  }

  private void search() {
    PriorityQueue<Reach> open = new PriorityQueue<>(NEAREST);
    roots.forEach(root -> open.add(new Reach(root, 0, 0, null)));
    while (!open.isEmpty()) {
      Reach reach = open.remove();
      if (nearest.putIfAbsent(reach.context, reach) == null) {
        for (CallEdge edge : out.getOrDefault(reach.context, List.of())) {
          open.add(next(reach, edge));
        }
      }
    }
  }

  private static Reach next(Reach reach, CallEdge edge) {
    int guesses = reach.guesses + (edge.kind().sure() ? 0 : 1);
    return new Reach(edge.target(), reach.length + 1, guesses, edge);
  }

  /** Whether a path leads to a method. */
  public boolean reaches(Context context) {
    return nearest.containsKey(context);
  }

  /** Orders methods by how near they are. */
  public Comparator<Context> byDistance() {
    return Comparator.comparing(nearest::get, Comparator.nullsLast(NEAREST));
  }

  /** The path to a method; bridges and accessors, which nobody wrote, are left out of it. */
  public List<PathStep> to(Context context) {
    List<PathStep> steps = new ArrayList<>();
    CallEdge seen = null;
    for (Reach reach : wayTo(context)) {
      CallEdge edge = seen == null ? reach.by : seen;
      boolean hidden = edge != null && reach.context != context && isGlue(reach.context.method());
      if (!hidden) {
        steps.add(step(reach.context, edge));
      }
      seen = hidden ? edge : null;
    }
    return steps;
  }

  private List<Reach> wayTo(Context context) {
    List<Reach> back = new ArrayList<>();
    for (Reach at = nearest.get(context); at != null; at = before(at)) {
      back.add(at);
    }
    Collections.reverse(back);
    return back;
  }

  private @Nullable Reach before(Reach reach) {
    return reach.by == null ? null : nearest.get(reach.by.site().context());
  }

  private boolean isGlue(MethodModel method) {
    return method.isBridge() || (method.isSynthetic() && places.written(method) == method);
  }

  private PathStep step(Context context, @Nullable CallEdge by) {
    MethodModel method = context.method();
    if (by == null) {
      Place start = places.of(method, context.flow().firstLine());
      return new PathStep(StepKind.ENTRY, start, start);
    }
    Place in = places.of(by.site().context().method(), by.site().step().line());
    Place entered = places.of(method, in.line());
    return new PathStep(by.kind(), new Place(entered.type(), entered.member(), in.file(), in.line()), in);
  }

  /** The path to a line of a method. */
  public List<PathStep> to(Context context, int line) {
    List<PathStep> steps = new ArrayList<>(to(context));
    Place use = places.of(context.method(), line);
    steps.add(new PathStep(StepKind.USE, use, use));
    return steps;
  }

  /** How many entry points lead to a method. */
  public int entryPointsTo(Context context) {
    Set<Context> seen = new HashSet<>(Set.of(context));
    ArrayDeque<Context> open = new ArrayDeque<>(seen);
    int count = 0;
    while (!open.isEmpty()) {
      Context at = open.remove();
      count += roots.contains(at) ? 1 : 0;
      for (CallEdge edge : in.getOrDefault(at, List.of())) {
        if (seen.add(edge.site().context())) {
          open.add(edge.site().context());
        }
      }
    }
    return count;
  }
}
