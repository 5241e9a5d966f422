package dev.lethe.analysis.judge.state;

import dev.lethe.analysis.callgraph.CallEdge;
import dev.lethe.analysis.callgraph.CallGraph;
import dev.lethe.analysis.callgraph.Context;
import dev.lethe.analysis.flow.Step;
import dev.lethe.analysis.models.Scopes;
import dev.lethe.analysis.program.MethodModel;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What happens before an object or a class is there for others: initialisers, constructors, what
 * runs for them only.
 */
final class Building {

  private final Scopes scopes;
  private final Map<Context, List<Context>> callers = new HashMap<>();
  private final Set<Context> entryPoints = new HashSet<>();
  private final Map<Context, Boolean> startUp = new HashMap<>();

  Building(CallGraph graph, Scopes scopes) {
    this.scopes = scopes;
    for (CallEdge edge : graph.edges()) {
      callers
          .computeIfAbsent(edge.target(), key -> new ArrayList<>(2))
          .add(edge.caller().site().context());
    }
    for (Context context : graph.agent()) {
      if (graph.entryPoints().containsKey(context.method())) {
        entryPoints.add(context);
      }
    }
  }

  /** Whether a method runs only while a class is initialised or a singleton bean is made. */
  boolean isStartUp(Context context) {
    Boolean known = startUp.get(context);
    if (known == null) {
      startUp.put(context, true);
      known =
          context.method().isInitializer()
              || scopes.makesSingleton(context.method())
              || (hasCallers(context) && callersOf(context).stream().allMatch(this::isStartUp));
      startUp.put(context, known);
    }
    return known;
  }

  private boolean hasCallers(Context context) {
    return !entryPoints.contains(context) && callers.containsKey(context);
  }

  private List<Context> callersOf(Context context) {
    return callers.getOrDefault(context, List.of());
  }

  /**
   * Whether a value is an object that is being built here: made in this body, or {@code this} of a
   * constructor and what hangs from it.
   */
  boolean isBuilding(Context context, int value) {
    return madeHere(context, value, 6) || (buildsThis(context, 4) && isThis(context, value, 6));
  }

  private boolean buildsThis(Context context, int depth) {
    MethodModel method = context.method();
    if (method.isConstructor() || method.isStatic()) {
      return method.isConstructor();
    }
    return depth > 0
        && hasCallers(context)
        && callersOf(context).stream()
            .allMatch(
                caller ->
                    caller.method().owner() == method.owner() && buildsThis(caller, depth - 1));
  }

  private static boolean madeHere(Context context, int value, int depth) {
    boolean any = false;
    for (Step step : context.flow().steps()) {
      boolean made = step instanceof Step.New it && it.value() == value;
      int from = passedOn(step, value);
      if (from != 0 && (depth == 0 || !madeHere(context, from, depth - 1))) {
        return false;
      }
      any |= made || from != 0;
    }
    return any;
  }

  private static int passedOn(Step step, int value) {
    if (step instanceof Step.Move move && move.to() == value) {
      return move.from();
    }
    return step instanceof Step.Cast cast && cast.to() == value ? cast.from() : 0;
  }

  private static boolean isThis(Context context, int value, int depth) {
    if (value != 0 && !context.method().isStatic() && context.flow().parameters()[0] == value) {
      return true;
    }
    for (Step step : context.flow().steps()) {
      int from =
          step instanceof Step.Load load && load.value() == value && !load.isStatic()
              ? load.base()
              : passedOn(step, value);
      if (from != 0 && depth > 0 && isThis(context, from, depth - 1)) {
        return true;
      }
    }
    return false;
  }
}
