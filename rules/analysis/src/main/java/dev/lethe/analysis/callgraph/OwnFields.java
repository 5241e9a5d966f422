package dev.lethe.analysis.callgraph;

import dev.lethe.analysis.flow.Flow;
import dev.lethe.analysis.flow.Invocation;
import dev.lethe.analysis.flow.Member;
import dev.lethe.analysis.flow.Step;
import dev.lethe.analysis.program.Descriptors;
import dev.lethe.analysis.program.FieldModel;
import dev.lethe.analysis.program.MethodModel;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * How methods hand parameters to fields of their own object, as constructors and setters do, and
 * fields back, as getters do. A body is looked at once for all objects of its class; what goes
 * straight through it is looked at for each call and each of its receivers, so that what one object
 * is given does not turn up in another.
 */
final class OwnFields {

  /** A parameter, counted with the receiver, gets into a field as it came. */
  private record Assignment(int parameter, FieldModel field) {}

  private record Assigned(Context context, int parameter) {}

  private final Solver solver;
  private final Map<MethodModel, List<Assignment>> assigned = new HashMap<>();
  private final Map<MethodModel, List<FieldModel>> returned = new HashMap<>();
  private final Map<Assigned, Integer> nodes = new HashMap<>();

  OwnFields(Solver solver) {
    this.solver = solver;
  }

  // ---- what bodies do

  /** Parameters that get into fields of the receiver, through its other constructors, too. */
  private List<Assignment> assigned(MethodModel method) {
    List<Assignment> known = assigned.get(method);
    if (known == null) {
      assigned.put(method, List.of());
      known = findAssigned(method);
      assigned.put(method, known);
    }
    return known;
  }

  private List<Assignment> findAssigned(MethodModel method) {
    if (method.isStatic() || method.parameterTypes().isEmpty()) {
      return List.of();
    }
    Flow flow = solver.flow(method);
    List<Assignment> found = new ArrayList<>();
    for (Step step : flow.steps()) {
      if (step instanceof Step.Store store && !store.isStatic()) {
        assignment(flow, store, found);
      } else if (step instanceof Step.Call call) {
        throughConstructor(flow, call, found);
      }
    }
    return List.copyOf(found);
  }

  private void assignment(Flow flow, Step.Store store, List<Assignment> found) {
    int parameter = parameter(flow, store.value());
    FieldModel field = parameter > 0 && parameter(flow, store.base()) == 0 ? field(store) : null;
    if (field != null) {
      found.add(new Assignment(parameter, field));
    }
  }

  private @Nullable FieldModel field(Step.Store store) {
    boolean reference = Descriptors.isReference(Descriptors.type(store.field().descriptor()));
    return reference ? ofApplication(store.field()) : null;
  }

  private @Nullable FieldModel ofApplication(Member reference) {
    FieldModel field = solver.program.resolveField(reference.owner(), reference.name());
    return field != null && field.owner().isApplication() ? field : null;
  }

  private void throughConstructor(Flow flow, Step.Call call, List<Assignment> found) {
    MethodModel constructor = ownConstructor(flow, call);
    if (constructor != null) {
      for (Assignment inner : assigned(constructor)) {
        int parameter = parameter(flow, call.arguments()[inner.parameter]);
        if (parameter > 0) {
          found.add(new Assignment(parameter, inner.field));
        }
      }
    }
  }

  /** Another constructor of the application that a body calls for the same object. */
  private @Nullable MethodModel ownConstructor(Flow flow, Step.Call call) {
    Member target = call.target();
    if (call.kind() != Invocation.SPECIAL
        || !target.name().equals("<init>")
        || parameter(flow, call.arguments()[0]) != 0) {
      return null;
    }
    MethodModel method = solver.program.resolve(target.owner(), target.name(), target.descriptor());
    return method != null && method.owner().isApplication() ? method : null;
  }

  private static int parameter(Flow flow, int value) {
    for (int i = 0; value != 0 && i < flow.parameters().length; i++) {
      if (flow.parameters()[i] == value) {
        return i;
      }
    }
    return -1;
  }

  /** The fields of the receiver that a method returns, if it returns nothing else. */
  private List<FieldModel> returned(MethodModel method) {
    return returned.computeIfAbsent(method, this::findReturned);
  }

  private List<FieldModel> findReturned(MethodModel method) {
    if (method.isStatic() || !Descriptors.isReference(method.returnType())) {
      return List.of();
    }
    Flow flow = solver.flow(method);
    Map<Integer, FieldModel> loaded = loaded(flow);
    Set<FieldModel> found = new HashSet<>();
    for (Step step : flow.steps()) {
      if (step instanceof Step.Return result) {
        FieldModel field = loaded.get(result.value());
        if (field == null) {
          return List.of();
        }
        found.add(field);
      }
    }
    return List.copyOf(found);
  }

  private Map<Integer, FieldModel> loaded(Flow flow) {
    Map<Integer, FieldModel> loaded = new HashMap<>();
    for (Step step : flow.steps()) {
      if (step instanceof Step.Load load && !load.isStatic() && parameter(flow, load.base()) == 0) {
        FieldModel field = ofApplication(load.field());
        if (field != null) {
          loaded.put(load.value(), field);
        }
      }
    }
    return loaded;
  }

  // ---- in the bodies themselves

  /** The node from which a body's assignment takes its value. */
  int source(Context context, Step.Store store) {
    int parameter = parameter(context.flow(), store.value());
    for (Assignment assignment : assigned(context.method())) {
      if (assignment.parameter == parameter && parameter(context.flow(), store.base()) == 0) {
        return node(context, parameter);
      }
    }
    return context.node(store.value());
  }

  private int node(Context context, int parameter) {
    return nodes.computeIfAbsent(
        new Assigned(context, parameter), key -> solver.constraints.nodes(1));
  }

  /** Nobody is seen to call a method: what its parameters may be gets into the fields. */
  void enter(Context context) {
    for (Assignment assignment : assigned(context.method())) {
      int node = node(context, assignment.parameter);
      solver.constraints.flow(context.parameters()[assignment.parameter], node);
    }
  }

  // ---- at calls

  /**
   * A call whose receivers are known one by one.
   *
   * @param anyReceiver whether the method runs whatever the receiver's class is
   * @return whether it has been taken care of what is returned
   */
  boolean call(Caller caller, Context callee, int[] arguments, int result, boolean anyReceiver) {
    MethodModel method = callee.method();
    List<Assignment> given = assigned(method);
    List<FieldModel> taken = result == 0 ? List.of() : returned(method);
    if (given.isEmpty() && taken.isEmpty()) {
      return false;
    }
    Direct direct = new Direct(caller, callee, arguments, result, anyReceiver, given, taken);
    solver.constraints.listen(arguments[0], object -> meet(direct, object));
    return !taken.isEmpty();
  }

  private record Direct(
      Caller caller,
      Context callee,
      int[] arguments,
      int result,
      boolean anyReceiver,
      List<Assignment> given,
      List<FieldModel> taken) {}

  private void meet(Direct direct, HeapObject object) {
    if (object.kind() != HeapObject.Kind.EXACT) {
      loosely(direct);
    } else if (runs(object, direct)) {
      for (Assignment assignment : direct.given) {
        int argument = direct.arguments[assignment.parameter];
        if (!isPassedOn(direct, assignment.parameter)) {
          solver.constraints.flow(argument, solver.fieldNode(object, assignment.field));
        }
      }
      for (FieldModel field : direct.taken) {
        solver.constraints.flow(solver.fieldNode(object, field), direct.result);
      }
    }
  }

  private void loosely(Direct direct) {
    for (Assignment assignment : direct.given) {
      int node = node(direct.callee, assignment.parameter);
      solver.constraints.flow(direct.arguments[assignment.parameter], node);
    }
    if (!direct.taken.isEmpty()) {
      solver.constraints.flow(direct.callee.result(), direct.result);
    }
  }

  /** A constructor passes on what its own caller hands straight to the field. */
  private boolean isPassedOn(Direct direct, int parameter) {
    Site site = direct.caller.site();
    Flow flow = site.context().flow();
    return site.step() instanceof Step.Call call
        && parameter < call.arguments().length
        && ownConstructor(flow, call) == direct.callee.method()
        && parameter(flow, call.arguments()[parameter]) > 0;
  }

  private boolean runs(HeapObject object, Direct direct) {
    MethodModel method = direct.callee.method();
    return direct.anyReceiver || solver.calls.find(object, method) == method;
  }

  /** A container calls a constructor for a new object. */
  void make(Context constructor, int[] arguments, HeapObject made) {
    for (Assignment assignment : assigned(constructor.method())) {
      if (assignment.parameter < arguments.length) {
        solver.constraints.flow(
            arguments[assignment.parameter], solver.fieldNode(made, assignment.field));
      }
    }
  }

  /** A call of which the receivers are not known one by one. */
  void pass(Context callee, int[] arguments) {
    for (Assignment assignment : assigned(callee.method())) {
      if (assignment.parameter < arguments.length) {
        solver.constraints.flow(
            arguments[assignment.parameter], node(callee, assignment.parameter));
      }
    }
  }
}
