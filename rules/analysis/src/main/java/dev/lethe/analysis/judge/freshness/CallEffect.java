package dev.lethe.analysis.judge.freshness;

import dev.lethe.analysis.callgraph.CallEdge;
import dev.lethe.analysis.callgraph.Context;
import dev.lethe.analysis.callgraph.HeapObject;
import dev.lethe.analysis.callgraph.Site;
import dev.lethe.analysis.callgraph.World;
import dev.lethe.analysis.flow.ControlFlow.Node;
import dev.lethe.analysis.flow.Invocation;
import dev.lethe.analysis.flow.Step;
import dev.lethe.analysis.program.Descriptors;
import dev.lethe.analysis.program.MethodModel;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What a call does to what is known of coordinates. */
final class CallEffect {

  /** One of the things that a call may run. */
  @FunctionalInterface
  private interface Run {
    Invocations.Outcome on(State state);
  }

  private final Desk desk;
  private final Body body;
  private final Invocations invocations;
  private final LibraryEffect library;

  CallEffect(Desk desk, Body body, Writing writing, Screen screen) {
    this.desk = desk;
    this.body = body;
    this.invocations = new Invocations(desk, body.context(), writing, screen);
    this.library = new LibraryEffect(desk, body, writing, invocations);
  }

  StepEffect.Outcome take(Node node, Step.Call call, State state) {
    List<Location> arguments =
        Arrays.stream(call.arguments()).mapToObj(Location::value).collect(Collectors.toList());
    MethodModel declared = desk.method(call.target());
    if (declared != null && desk.isScreen(declared)) {
      Spot where = spot(call, declared);
      return run(List.of(it -> invocations.device(declared, where, arguments, it)), call, state);
    }
    return run(runs(node, call, declared, arguments), call, state);
  }

  private Spot spot(Step.Call call, MethodModel method) {
    return desk.spot(body.context(), call.line(), method);
  }

  private List<Run> runs(
      Node node, Step.Call call, @Nullable MethodModel declared, List<Location> arguments) {
    List<Run> runs = new ArrayList<>();
    Site site = new Site(body.context(), body.step(node));
    for (CallEdge edge : desk.graph.edgesAt(site)) {
      if (isDirect(edge, call)) {
        runs.add(it -> ordinary(edge.target(), call, arguments, it));
      }
    }
    for (HeapObject function : functions(call)) {
      List<Location> given = arguments.subList(1, arguments.size());
      runs.add(it -> invocations.function(function, arguments.get(0), given, it));
    }
    boolean own = declared != null && declared.owner().isApplication();
    if (runs.isEmpty() || !(own || desk.graph.isFunctional(call.target().owner()))) {
      runs.add(it -> library.call(site, call, arguments, it));
    }
    return runs;
  }

  /** Whether an edge is the call of a method of the name that the code says. */
  private static boolean isDirect(CallEdge edge, Step.Call call) {
    Context target = edge.target();
    return edge.caller() instanceof Site
        && target.world() == World.AGENT
        && target.method().name().equals(call.target().name())
        && target.flow().parameters().length == call.arguments().length
        && !isOverlooked(call.target().name());
  }

  /** What classes say of themselves does nothing to a screen, and is called everywhere. */
  static boolean isOverlooked(String name) {
    return name.equals("hashCode") || name.equals("equals") || name.equals("compareTo");
  }

  private Invocations.Outcome ordinary(
      Context target, Step.Call call, List<Location> arguments, State state) {
    return desk.isScreen(target.method())
        ? invocations.device(target.method(), spot(call, target.method()), arguments, state)
        : invocations.method(target, arguments, state);
  }

  private List<HeapObject> functions(Step.Call call) {
    if (call.kind() != Invocation.INTERFACE && call.kind() != Invocation.VIRTUAL) {
      return List.of();
    }
    List<HeapObject> functions = Invocations.functions(body.inOrder(call.arguments()[0]));
    functions.removeIf(
        function ->
            !(function.site() instanceof Step.Function made)
                || !made.method().name().equals(call.target().name()));
    return functions;
  }

  /** Each of the runs may be the one. */
  private StepEffect.Outcome run(List<Run> runs, Step.Call call, State state) {
    State before = runs.size() > 1 ? state.copy() : state;
    State after = null;
    Tree result = null;
    Spot change = null;
    Invocations.Outcome last = null;
    for (int i = 0; i < runs.size(); i++) {
      State own = i == 0 ? state : before.copy();
      Invocations.Outcome outcome = runs.get(i).on(own);
      change = Spot.graver(change, outcome.change());
      last = outcome;
      if (outcome.result() != null) {
        result = Tree.either(result, outcome.result());
        after = after == null ? own : met(after, own);
      }
    }
    if (after != null && after != state) {
      state.replace(after);
    }
    define(call, result, state);
    if (runs.size() == 1 && last != null && call.result() != 0) {
      refine(Location.value(call.result()), call, last, state);
    }
    return new StepEffect.Outcome(after != null, change);
  }

  private static State met(State one, State other) {
    one.meet(other);
    return one;
  }

  /** What the one thing that can run says of what it returns. */
  private static void refine(
      Location result, Step.Call call, Invocations.Outcome outcome, State state) {
    Location same = outcome.same();
    if (same != null && Descriptors.isReference(Descriptors.result(call.target().descriptor()))) {
      state.settle(result, same);
    }
    state.queue(result, outcome.stages());
  }

  private void define(Step.Call call, @Nullable Tree result, State state) {
    if (call.result() != 0) {
      String type = Descriptors.result(call.target().descriptor());
      MethodModel declared = desk.method(call.target());
      boolean coordinates =
          declared == null
              ? desk.screen.isCoordinates(type)
              : desk.screen.returnsCoordinates(declared);
      Tree tree = result == null || type.equals("Z") ? new Tree() : result;
      state.define(
          Location.value(call.result()), coordinates ? tree.mapped(Source::asCoordinates) : tree);
    }
  }
}
