package dev.lethe.analysis.evidence;

import dev.lethe.analysis.callgraph.CallEdge;
import dev.lethe.analysis.callgraph.CallGraph;
import dev.lethe.analysis.callgraph.Caller;
import dev.lethe.analysis.callgraph.Context;
import dev.lethe.analysis.callgraph.Entrance;
import dev.lethe.analysis.callgraph.Relay;
import dev.lethe.analysis.callgraph.Site;
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
 * Shortest ways from entry points (Dijkstra), ordered by length, then by the number of steps the
 * analysis is not sure of, then by name; so they depend on the call graph only, not on how it was
 * found.
 */
public final class Paths {

  /** A way to a method or into library code: the last step, and what came before. */
  private record Reach(
      Object node,
      int length,
      int guesses,
      @Nullable Reach before,
      @Nullable Site via,
      StepKind kind) {

    private static Reach start(Context root) {
      return new Reach(root, 0, 0, null, null, StepKind.ENTRY);
    }

    /** By library code the way goes on without counting. */
    private Reach into(Relay relay, Site site) {
      return new Reach(relay, length, guesses, this, site, StepKind.CALLBACK);
    }

    private Reach to(Context target, Site site, StepKind how) {
      return new Reach(target, length + 1, guesses + (how.sure() ? 0 : 1), this, site, how);
    }
  }

  private final Comparator<Reach> byDistance =
      Comparator.comparingInt(Reach::length)
          .thenComparingInt(Reach::guesses)
          .thenComparing(reach -> name(reach.node))
          .thenComparing(reach -> reach.via == null ? "" : name(reach.via.context()))
          .thenComparingInt(reach -> reach.via == null ? 0 : reach.via.step().line());

  private final Places places;
  private final Map<Object, List<CallEdge>> out = new HashMap<>();
  private final Map<Object, List<Entrance>> into = new HashMap<>();
  private final Map<Object, Set<Object>> in = new HashMap<>();
  private final Map<Object, Reach> nearest = new HashMap<>();
  private final Map<Context, String> names = new HashMap<>();
  private final Set<Context> roots = new HashSet<>();

  public Paths(CallGraph graph, Places places) {
    this.places = places;
    graph.edges().forEach(this::add);
    graph.entrances().forEach(this::add);
    for (Context context : graph.agent()) {
      if (graph.entryPoints().containsKey(context.method())) {
        roots.add(context);
      }
    }
    search();
  }

  private void add(CallEdge edge) {
    if (edge.caller().world() == World.AGENT) {
      out.computeIfAbsent(node(edge.caller()), key -> new ArrayList<>()).add(edge);
      in.computeIfAbsent(edge.target(), key -> new HashSet<>()).add(node(edge.caller()));
    }
  }

  private void add(Entrance entrance) {
    if (entrance.caller().world() == World.AGENT) {
      into.computeIfAbsent(node(entrance.caller()), key -> new ArrayList<>()).add(entrance);
      in.computeIfAbsent(entrance.relay(), key -> new HashSet<>()).add(node(entrance.caller()));
    }
  }

  private static Object node(Caller caller) {
    return caller instanceof Site site ? site.context() : caller;
  }

  private String name(Object node) {
    return node instanceof Context context
        ? names.computeIfAbsent(
            context, key -> key.method().owner().name() + key.method().selector())
        : "";
  }

  private void search() {
    PriorityQueue<Reach> open = new PriorityQueue<>(byDistance);
    roots.forEach(root -> open.add(Reach.start(root)));
    while (!open.isEmpty()) {
      Reach reach = open.remove();
      if (nearest.putIfAbsent(reach.node, reach) == null) {
        out.getOrDefault(reach.node, List.of()).stream()
            .filter(edge -> !nearest.containsKey(edge.target()))
            .forEach(
                edge -> open.add(reach.to(edge.target(), site(reach, edge.caller()), edge.kind())));
        into.getOrDefault(reach.node, List.of()).stream()
            .filter(it -> !nearest.containsKey(it.relay()))
            .forEach(it -> open.add(reach.into(it.relay(), site(reach, it.caller()))));
      }
    }
  }

  /** The line of code where a step is seen: that of the call which led into the library. */
  private static Site site(Reach reach, Caller caller) {
    return caller instanceof Site site || reach.via == null ? caller.site() : reach.via;
  }

  /** Whether a path leads to a method. */
  public boolean reaches(Context context) {
    return nearest.containsKey(context);
  }

  /** Orders methods by how near they are. */
  public Comparator<Context> byDistance() {
    return Comparator.comparing(nearest::get, Comparator.nullsLast(byDistance));
  }

  /**
   * The path to a method; bridges, accessors and library code, which nobody wrote, are left out of
   * it.
   */
  public List<PathStep> to(Context context) {
    List<PathStep> steps = new ArrayList<>();
    Reach seen = null;
    for (Reach reach : wayTo(context)) {
      Reach how = seen == null ? reach : seen;
      boolean hidden = how.via != null && reach.node != context && isGlue(reach.node);
      if (!hidden) {
        steps.add(step((Context) reach.node, how));
      }
      seen = hidden ? how : null;
    }
    return steps;
  }

  private List<Reach> wayTo(Context context) {
    List<Reach> back = new ArrayList<>();
    for (Reach at = nearest.get(context); at != null; at = at.before) {
      back.add(at);
    }
    Collections.reverse(back);
    return back;
  }

  private boolean isGlue(Object node) {
    if (node instanceof Context context) {
      MethodModel method = context.method();
      return method.isBridge() || (method.isSynthetic() && places.written(method) == method);
    }
    return true;
  }

  private PathStep step(Context context, Reach how) {
    MethodModel method = context.method();
    if (how.via == null) {
      Place start = places.of(method, context.flow().firstLine());
      return new PathStep(StepKind.ENTRY, start, start);
    }
    Place in = places.of(how.via.context().method(), how.via.step().line());
    Place entered = places.of(method, in.line());
    return new PathStep(
        how.kind, new Place(entered.type(), entered.member(), in.file(), in.line()), in);
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
    Set<Object> seen = new HashSet<>(Set.of(context));
    ArrayDeque<Object> open = new ArrayDeque<>(seen);
    int count = 0;
    while (!open.isEmpty()) {
      Object at = open.remove();
      count += at instanceof Context && roots.contains(at) ? 1 : 0;
      for (Object before : in.getOrDefault(at, Set.of())) {
        if (seen.add(before)) {
          open.add(before);
        }
      }
    }
    return count;
  }
}
