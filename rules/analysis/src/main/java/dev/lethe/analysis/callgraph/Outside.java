package dev.lethe.analysis.callgraph;

import dev.lethe.analysis.program.ClassModel;
import dev.lethe.analysis.program.FieldModel;
import dev.lethe.analysis.program.MethodModel;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Application code that no session runs but that decides what a session is given: who calls an
 * entry point, creates an agent, or assigns a field that the agent reads. It is looked at on demand
 * only, from constant pools first.
 */
final class Outside {

  private final Solver solver;
  private final ArrayDeque<MethodModel> wanted = new ArrayDeque<>();
  private final Set<MethodModel> included = new HashSet<>();
  private final Map<FieldModel, Boolean> stored = new HashMap<>();
  private final BodyIndex bodies;

  Outside(Solver solver) {
    this.solver = solver;
    this.bodies = new BodyIndex(solver.program);
  }

  /** Takes in the next method that was asked for; says whether there was anything. */
  boolean more() {
    boolean any = !wanted.isEmpty();
    if (any) {
      takeIn(wanted.remove());
    }
    return any;
  }

  /** Asks for a method; says whether it is, or will be, looked at. */
  private boolean include(MethodModel method) {
    if (solver.roots.isEntryPoint(method) || included.contains(method)) {
      return true;
    }
    if (solver.outsideIsFull()) {
      return false;
    }
    included.add(method);
    wanted.add(method);
    return true;
  }

  private void takeIn(MethodModel method) {
    Context context = solver.context(method, World.OUTSIDE);
    List<MethodModel> callers = callers(method);
    boolean all = includeAll(callers);
    boolean made = method.isConstructor() && !callers.isEmpty();
    if (!all && !made && !method.isInitializer()) {
      calledByNobody(context);
    }
  }

  /** Asks for methods; says whether there are any and all are looked at. */
  private boolean includeAll(List<MethodModel> methods) {
    boolean all = !methods.isEmpty();
    for (MethodModel method : methods) {
      all &= include(method);
    }
    return all;
  }

  /**
   * A framework calls it, or code that is not looked at. That is not so for constructors which code
   * calls: what is not looked at makes no objects, and the others say with what they are made.
   */
  private void calledByNobody(Context context) {
    MethodModel method = context.method();
    Site site = new Site(context, Solver.madeUp(method, context.flow().firstLine()));
    int[] parameters = context.parameters();
    int shift = method.isStatic() ? 0 : 1;
    if (shift == 1) {
      solver.constraints.flow(solver.created.node(method.owner().name()), parameters[0]);
    }
    for (int i = shift; i < parameters.length; i++) {
      solver.created.parameter(method, i - shift, parameters[i], site);
    }
    solver.ownFields.enter(context);
  }

  // ---- who

  /**
   * Takes in the code that assigns a field; says whether there is any. What no code assigns a
   * framework does, or nobody.
   */
  boolean stores(FieldModel field) {
    Boolean known = stored.get(field);
    if (known == null) {
      List<ClassModel> classes = solver.program.references().to(field.name(), field.descriptor());
      List<MethodModel> storing = bodies.storing(classes, field);
      known = !storing.isEmpty();
      stored.put(field, known);
      storing.forEach(this::include);
    }
    return known;
  }

  /**
   * Takes in the code that creates objects of a type's concrete application classes; says whether
   * there is any.
   */
  boolean creators(String type) {
    boolean any = false;
    for (ClassModel model : solver.program.subtypes(type)) {
      if (model.isApplication() && model.isConcrete()) {
        List<MethodModel> creators =
            bodies.creating(solver.program.references().toConstructors(model.name()), model.name());
        creators.forEach(this::include);
        any |= !creators.isEmpty();
      }
    }
    return any;
  }

  /**
   * Takes in the application's own calls of a method, other than the method's own; says whether
   * there are any and all are seen.
   */
  boolean callersOf(MethodModel method) {
    List<MethodModel> callers = new ArrayList<>(callers(method));
    callers.remove(method);
    return includeAll(callers);
  }

  private List<MethodModel> callers(MethodModel method) {
    List<ClassModel> classes =
        method.isConstructor()
            ? solver.program.references().toConstructors(method.owner().name())
            : solver.program.references().to(method.name(), method.descriptor());
    return bodies.calling(classes, method);
  }
}
