package dev.lethe.analysis.callgraph;

import dev.lethe.analysis.program.ClassModel;
import dev.lethe.analysis.program.MethodModel;
import dev.lethe.catalogue.finding.StepKind;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Where sessions start. The objects that an entry point runs on, and what it and their constructors
 * are given, are what the application's own code creates and passes; where there is none, anything
 * that fits.
 */
final class Roots {

  private final Solver solver;
  private final Map<MethodModel, String> reasons = new LinkedHashMap<>();
  private final Set<String> agentTypes = new LinkedHashSet<>();
  private final Map<String, Site> starts = new LinkedHashMap<>();

  Roots(Solver solver, List<RootMethod> entryPoints) {
    this.solver = solver;
    for (RootMethod root : entryPoints) {
      reasons.putIfAbsent(root.method(), root.reason());
      if (!root.method().isStatic()) {
        agentTypes.add(root.method().owner().name());
      }
    }
  }

  boolean isEntryPoint(MethodModel method) {
    return reasons.containsKey(method);
  }

  /** The world in which a method runs when one world's code calls it. */
  World worldOf(MethodModel target, World caller) {
    boolean starts = isEntryPoint(target) || buildsAgent(target);
    return caller == World.AGENT || starts ? World.AGENT : World.OUTSIDE;
  }

  private boolean buildsAgent(MethodModel method) {
    return (method.isConstructor() || method.isInitializer()) && agentType(method.owner()) != null;
  }

  /** The type with an instance entry point that a class is or extends, or null. */
  private @Nullable String agentType(ClassModel model) {
    for (ClassModel at = model; at != null; at = solver.program.find(at.superName())) {
      if (agentTypes.contains(at.name())) {
        return at.name();
      }
    }
    return null;
  }

  void start() {
    for (MethodModel method : reasons.keySet()) {
      Context context = solver.context(method, World.AGENT);
      Site site = new Site(context, Solver.madeUp(method, context.flow().firstLine()));
      starts.putIfAbsent(method.owner().name(), site);
      solver.initialize(method.owner().name(), site);
      receiver(context, site);
      parameters(context, site);
    }
  }

  private void receiver(Context context, Site site) {
    MethodModel method = context.method();
    if (method.isStatic()) {
      return;
    }
    String type = method.owner().name();
    boolean created = solver.outside.creators(type);
    ObjectSet.Mask runs =
        new RememberedMask(
            solver.constraints.objects(), object -> solver.calls.find(object, method) == method);
    solver.constraints.flow(solver.created.node(type), context.parameters()[0], runs);
    if (!created) {
      solver.created.bean(method.owner(), site);
    }
  }

  private void parameters(Context context, Site site) {
    MethodModel method = context.method();
    if (solver.outside.callersOf(method)) {
      return;
    }
    int[] parameters = context.parameters();
    int shift = method.isStatic() ? 0 : 1;
    for (int i = shift; i < parameters.length; i++) {
      solver.created.parameter(method, i - shift, parameters[i], site);
    }
    solver.ownFields.enter(context);
  }

  /**
   * Other code ran something of the agent's: for a constructor that is because sessions start in
   * its type.
   */
  void entered(Context callee, Caller from) {
    boolean crosses = callee.world() == World.AGENT && from.world() == World.OUTSIDE;
    String type =
        crosses && !isEntryPoint(callee.method()) ? agentType(callee.method().owner()) : null;
    Site start = type == null ? null : starts.get(type);
    if (start != null) {
      solver.remember(new CallEdge(start, callee, StepKind.CREATED));
    }
  }

  /** The entry points with the reasons why they are some, in the order of their names. */
  Map<MethodModel, String> reasons() {
    return reasons;
  }
}
