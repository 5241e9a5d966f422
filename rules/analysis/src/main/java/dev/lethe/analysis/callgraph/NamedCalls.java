package dev.lethe.analysis.callgraph;

import dev.lethe.analysis.flow.Invocation;
import dev.lethe.analysis.flow.Member;
import dev.lethe.analysis.flow.Step;
import dev.lethe.analysis.program.MethodModel;
import dev.lethe.catalogue.finding.StepKind;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Library code calls methods that are known by their names. */
final class NamedCalls {

  private static final Map<String, String> OBJECT_METHODS =
      Map.of(
          "toString", "()Ljava/lang/String;", "hashCode", "()I", "equals", "(Ljava/lang/Object;)Z");

  /** What library code calls on objects of any type. */
  private static final Set<String> OF_ANY_OBJECT =
      Set.of("toString", "equals", "hashCode", "compareTo");

  /**
   * A call.
   *
   * @param arguments nodes of what the method is given, without the receiver
   * @param result the node that receives what it returns, or 0
   */
  private record Named(Caller caller, String name, int[] arguments, int result) {}

  private final Solver solver;
  private final Constraints constraints;
  private final Library library;
  private final Map<String, Map<String, List<MethodModel>>> methods = new HashMap<>();
  private final Map<String, Map<Caller, Set<Integer>>> asked = new HashMap<>();
  private final Map<String, Map<Caller, int[]>> inherited = new HashMap<>();

  NamedCalls(Solver solver, Library library) {
    this.solver = solver;
    this.constraints = solver.constraints;
    this.library = library;
  }

  /** Calls a method on what is in a node; see {@link Library#callMethods}. */
  void call(Caller caller, int node, String name, int[] arguments, int result) {
    Named call = new Named(caller, name, arguments, result);
    Receivers receivers = new Receivers(constraints);
    constraints.listen(node, object -> call(call, object, receivers));
  }

  private void call(Named call, HeapObject object, Receivers receivers) {
    switch (object.kind()) {
      case FUNCTION -> onFunction(call, object);
      case EXACT -> receivers.add(object, it -> onExact(call, it));
      case LIBRARY -> onLibrary(call, object);
      default -> {}
    }
  }

  private void onFunction(Named call, HeapObject object) {
    if (object.site() instanceof Step.Function made && made.method().name().equals(call.name)) {
      solver.calls.apply(call.caller, object, call.arguments, call.result);
    }
  }

  /** Returns the nodes of such receivers. */
  private int[] onExact(Named call, HeapObject object) {
    return isInherited(object, call.name)
        ? new int[] {onInherited(call, object)}
        : methods(object.type(), call.name).stream()
            .mapToInt(method -> link(call, object, method))
            .toArray();
  }

  private void onLibrary(Named call, HeapObject object) {
    if (isInherited(object, call.name)) {
      onInherited(call, object);
    } else if (OF_ANY_OBJECT.contains(call.name)) {
      onHeld(call, solver.contents(object));
    } else if (object.isUnread() || isFunction(object, call.name)) {
      library.callLibraryFunction(call.caller, object, call.arguments, call.result);
    }
  }

  /** A container that is asked for its text, or compared, asks what it holds. */
  private void onHeld(Named call, int held) {
    Set<Integer> byCaller =
        asked
            .computeIfAbsent(call.name, key -> new HashMap<>())
            .computeIfAbsent(call.caller, key -> new HashSet<>(2));
    if (byCaller.add(constraints.representative(held))) {
      call(call.caller, held, call.name, new int[call.arguments.length], 0);
    }
  }

  private boolean isInherited(HeapObject object, String name) {
    return !object.isUnread()
        && OBJECT_METHODS.containsKey(name)
        && methods(object.type(), name).isEmpty();
  }

  /**
   * What a library's own class does for one of the methods that every object has; returns the node
   * of such receivers.
   */
  private int onInherited(Named call, HeapObject object) {
    Map<Caller, int[]> byCaller = inherited.computeIfAbsent(call.name, key -> new HashMap<>());
    int[] all = byCaller.get(call.caller);
    if (all == null) {
      all = new int[call.arguments.length + 1];
      for (int i = 0; i < all.length; i++) {
        all[i] = constraints.nodes(1);
      }
      byCaller.put(call.caller, all);
      String descriptor = OBJECT_METHODS.getOrDefault(call.name, "");
      Member target = new Member("java/lang/Object", call.name, descriptor);
      library.call(
          new Calls.Request(call.caller, Invocation.VIRTUAL, target, all, 0, "V", false), target);
    }
    constraints.add(all[0], object);
    for (int i = 0; i < call.arguments.length; i++) {
      constraints.flow(call.arguments[i], all[i + 1]);
    }
    return all[0];
  }

  /** Whether an object that a known method made can have a method of this name called on it. */
  private boolean isFunction(HeapObject object, String name) {
    MethodModel method = Library.functionalMethod(solver, object.type());
    return object.type().equals("java/lang/Object")
        || (method != null && method.name().equals(name));
  }

  private int link(Named call, HeapObject object, MethodModel method) {
    int[] all = new int[method.parameterTypes().size() + 1];
    for (int i = 1; i < all.length; i++) {
      all[i] = i - 1 < call.arguments.length ? call.arguments[i - 1] : 0;
    }
    return solver.link(call.caller, method, all, call.result, StepKind.MODELLED, object)
        .parameters()[0];
  }

  /** The methods of a name by which an application class overrides a library's. */
  private List<MethodModel> methods(String type, String name) {
    return methods
        .computeIfAbsent(name, key -> new HashMap<>())
        .computeIfAbsent(
            type,
            key ->
                library.callBacks(type).stream()
                    .filter(method -> method.name().equals(name))
                    .toList());
  }
}
