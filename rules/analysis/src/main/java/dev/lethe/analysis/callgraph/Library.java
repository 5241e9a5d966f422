package dev.lethe.analysis.callgraph;

import dev.lethe.analysis.flow.Invocation;
import dev.lethe.analysis.flow.Member;
import dev.lethe.analysis.flow.Step;
import dev.lethe.analysis.program.ClassModel;
import dev.lethe.analysis.program.Descriptors;
import dev.lethe.analysis.program.Layer;
import dev.lethe.analysis.program.MethodModel;
import dev.lethe.catalogue.apis.Api;
import dev.lethe.catalogue.apis.Effect;
import dev.lethe.catalogue.finding.StepKind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What a call of library code does: by the catalogue where it knows the method, otherwise by the separate compilation assumption
 * (Ali and Lhoták): the library keeps what it is given with the object that was called, may call back every method with which an
 * application object overrides one of a library, and may return anything it was given.
 */
final class Library {

  private record StaticKeep(String type) {}

  private final Solver solver;
  private final Constraints constraints;
  private final Reflection reflection;
  private final Map<String, List<MethodModel>> callBacks = new HashMap<>();

  Library(Solver solver) {
    this.solver = solver;
    this.constraints = solver.constraints;
    this.reflection = new Reflection(solver);
  }

  /** Applies a call of a library method. */
  void call(Calls.Request request, Member target) {
    if (reflection.applies(request, target)) {
      return;
    }
    Api api = solver.models.find(target);
    if (api != null) {
      new ModelledCall(solver, request, target).apply(api.effects());
    } else {
      assume(request, target);
    }
  }

  /** A call on a dynamic proxy runs its handlers. */
  void callProxy(Calls.Request request, HeapObject proxy) {
    reflection.callProxy(request, proxy);
  }

  // ---- unknown methods

  private void assume(Calls.Request request, Member target) {
    boolean isStatic = request.kind() == Invocation.STATIC;
    if (isStatic) {
      assumeStatic(request, target);
    } else if (target.name().equals("<init>")) {
      assumeConstructor(request, target);
    } else {
      Set<Integer> keepers = new HashSet<>();
      constraints.listen(
          request.arguments()[0], receiver -> assumeOn(receiver, request, target, keepers));
    }
  }

  private void assumeStatic(Calls.Request request, Member target) {
    String type = Descriptors.result(target.descriptor());
    HeapObject registry = solver.unread(target.owner(), null, new StaticKeep(target.owner()));
    HeapObject keeper = Descriptors.isReference(type) ? solver.unread(target.owner(), request.site(), "static") : registry;
    keep(request, target, 0, solver.contents(keeper));
    if (Descriptors.isReference(type)) {
      result(request, type, keeper);
      solver.flowIf(solver.contents(registry), request.result(), type);
    }
    enter(request.caller(), solver.contents(keeper));
  }

  /** Keeps the arguments, but for values; {@code from} is 1 where the first is the receiver. */
  private void keep(Calls.Request request, Member target, int from, int kept) {
    List<String> types = Descriptors.parameters(target.descriptor());
    for (int i = 0; i < Math.min(types.size(), request.arguments().length - from); i++) {
      if (!solver.models.isValue(types.get(i))) {
        keep(request.arguments()[i + from], kept);
      }
    }
  }

  /** Of objects that library code made the content is kept, not the handle; texts are of no use to it. */
  private void keep(int from, int kept) {
    constraints.flow(
        from,
        kept,
        object -> {
          if (object.kind() == HeapObject.Kind.LIBRARY) {
            include(solver.contents(object), kept);
          }
          return isKept(object) ? object : null;
        },
        "kept");
  }

  private static boolean isKept(HeapObject object) {
    return object.kind() != HeapObject.Kind.LIBRARY && object.kind() != HeapObject.Kind.TEXT;
  }

  /**
   * What one library object holds, the other one can get at. Where both hold something they count as one, so that a library
   * through which everything flows stays cheap; an empty one, such as a scheduler that all share, connects nothing.
   */
  private void include(int inner, int outer) {
    if (constraints.representative(inner) == constraints.representative(outer)) {
      return;
    }
    if (constraints.holdsMoreThanHandles(inner)) {
      solver.relays.merge(outer, inner);
    } else {
      constraints.flow(inner, outer, object -> isKept(object) ? object : null, "included");
    }
  }

  /** Constructors of JDK classes without a model are taken to keep what they get and to call nothing. */
  private void assumeConstructor(Calls.Request request, Member target) {
    ClassModel owner = solver.program.find(target.owner());
    boolean platform = owner != null && owner.layer() == Layer.PLATFORM;
    constraints.listen(
        request.arguments()[0],
        made -> {
          int kept = solver.contents(made);
          keep(request, target, 1, kept);
          if (!platform) {
            constraints.add(kept, made);
            enter(request.caller(), kept);
          }
        });
  }

  private void assumeOn(
      HeapObject receiver, Calls.Request request, Member target, Set<Integer> keepers) {
    if (!isLibraryCall(receiver, target)) {
      return;
    }
    String type = Descriptors.result(target.descriptor());
    fluent(receiver, request, type);
    int kept = solver.contents(receiver);
    if (keepers.add(constraints.representative(kept))) {
      if (receiver.kind() == HeapObject.Kind.EXACT) {
        constraints.add(kept, receiver);
      }
      keep(request, target, 1, kept);
      enter(request.caller(), kept);
      result(request, type, receiver);
    }
  }

  /** Whether a call on a receiver runs library code that may keep something. */
  private boolean isLibraryCall(HeapObject receiver, Member target) {
    return switch (receiver.kind()) {
      case LIBRARY -> true;
      case EXACT -> {
        MethodModel own = solver.calls.find(receiver, target.name(), target.descriptor());
        yield own == null || !own.owner().isApplication();
      }
      default -> false;
    };
  }

  private void fluent(HeapObject receiver, Calls.Request request, String type) {
    boolean named = Descriptors.isReference(type) && !type.equals("java/lang/Object");
    if (named && !receiver.isUnread() && solver.program.isSubtype(receiver.type(), type)) {
      constraints.add(request.result(), receiver);
    }
  }

  /** What library code returns: what the keeper keeps, as far as it fits, or something new that keeps the same. */
  private void result(Calls.Request request, String type, HeapObject keeper) {
    if (request.result() == 0 || solver.models.isValue(type)) {
      return;
    }
    returned(solver.contents(keeper), request.result(), request.resultType());
    if (solver.program.isApplication(type)) {
      solver.created.unknown(type, request.result(), request.site());
    } else {
      constraints.add(request.result(), solver.insideOf(keeper));
    }
  }

  /** Functions come back only where code takes the result for one. */
  private void returned(int kept, int result, String type) {
    if (type.equals("java/lang/Object")) {
      constraints.flow(kept, result, object -> object.kind() == HeapObject.Kind.FUNCTION ? null : object, "no function");
    } else {
      solver.flowIf(kept, result, type);
    }
  }

  // ---- call-backs

  /** Library code got what is in a node and may call it, and what that contains. */
  void escape(Caller caller, int node) {
    if (node != 0) {
      enter(caller, node);
    }
  }

  /** Library code that keeps what is in a node runs and may call any of it. */
  private Relay enter(Caller caller, int kept) {
    Relay relay = solver.relays.enter(caller, kept, this::callBack);
    keep(relay.returned(), kept);
    return relay;
  }

  private void callBack(Relay relay, HeapObject object) {
    switch (object.kind()) {
      case FUNCTION -> {
        int handed = relay.handed();
        int[] arguments = {handed, handed, handed, handed, handed, handed};
        solver.calls.apply(relay, object, arguments, relay.returned());
      }
      case ARRAY -> enterHeld(relay, object);
      case EXACT -> {
        if (solver.program.isApplication(object.type())) {
          callBacks(object.type()).forEach(method -> callBack(relay, object, method));
        } else {
          enterHeld(relay, object);
        }
      }
      default -> {}
    }
  }

  /** What library code holds in turn may be called by it, too, with whatever it has. */
  private void enterHeld(Relay outer, HeapObject object) {
    Relay inner = enter(outer, solver.contents(object));
    if (inner != outer) {
      constraints.flow(outer.handed(), inner.handed());
      constraints.flow(inner.returned(), outer.returned());
    }
  }

  private void callBack(Relay relay, HeapObject object, MethodModel method) {
    int[] arguments = new int[method.parameterTypes().size() + 1];
    for (int i = 1; i < arguments.length; i++) {
      arguments[i] = handed(relay, method.parameterTypes().get(i - 1));
    }
    solver.link(relay, method, arguments, relay.returned(), StepKind.CALLBACK, object);
  }

  /** What library code hands to a parameter: something it keeps, or something of its own. */
  private int handed(Relay relay, String type) {
    if (solver.models.isValue(type)) {
      return 0;
    }
    int node = constraints.nodes(1);
    solver.flowIf(relay.handed(), node, type);
    if (!solver.program.isApplication(type) && !type.equals("java/lang/Object")) {
      constraints.add(node, solver.unread("java/lang/Object", relay.site(), "handed"));
    }
    return node;
  }

  /** Library code calls an object of which the catalogue does not say by which method. */
  void callAny(Caller caller, HeapObject object, int result) {
    HeapObject holder = solver.fromLibrary("java/lang/Object", caller.site());
    int kept = solver.contents(holder);
    constraints.add(kept, object);
    constraints.flow(enter(caller, kept).returned(), result);
  }

  /** Methods of an application class that override a library's. */
  private List<MethodModel> callBacks(String type) {
    return callBacks.computeIfAbsent(type, this::findCallBacks);
  }

  private List<MethodModel> findCallBacks(String type) {
    List<MethodModel> found = new ArrayList<>();
    Set<String> seen = new HashSet<>();
    for (ClassModel model : solver.program.lineage(type)) {
      for (MethodModel method : model.isApplication() ? List.<MethodModel>of() : model.methods()) {
        if (method.isVirtual() && !method.isPrivate() && seen.add(method.selector())) {
          MethodModel own = solver.program.select(type, method);
          if (own != null && own.owner().isApplication()) {
            found.add(own);
          }
        }
      }
    }
    return found;
  }

  /**
   * Library code calls a method, known by name, on what is in a node.
   *
   * @param parameters how many parameters the method has
   * @param arguments nodes of what it is given, without the receiver
   * @param result the node that receives what it returns, or 0
   */
  void callMethods(Caller caller, int node, String name, int parameters, int[] arguments, int result) {
    constraints.listen(node, object -> callMethod(caller, object, name, parameters, arguments, result));
  }

  private void callMethod(
      Caller caller, HeapObject object, String name, int parameters, int[] arguments, int result) {
    if (object.kind() == HeapObject.Kind.FUNCTION) {
      Step.Function made = (Step.Function) object.site();
      if (made != null && made.method().name().equals(name)) {
        solver.calls.apply(caller, object, arguments, result);
      }
    } else if (object.kind() == HeapObject.Kind.EXACT && solver.program.isApplication(object.type())) {
      for (MethodModel method : named(object.type(), name)) {
        linkModelled(caller, object, method, arguments, result);
      }
    } else if (object.kind() == HeapObject.Kind.LIBRARY) {
      callLibraryFunction(caller, object, arguments, result);
    }
  }

  /** A function made by library code, such as a composed one, calls what it is made of. */
  private void callLibraryFunction(Caller caller, HeapObject object, int[] arguments, int result) {
    Relay relay = enter(caller, solver.contents(object));
    for (int argument : arguments) {
      constraints.flow(argument, relay.handed());
    }
    constraints.flow(relay.returned(), result);
  }

  private void linkModelled(
      Caller caller, HeapObject object, MethodModel method, int[] arguments, int result) {
    int[] all = new int[method.parameterTypes().size() + 1];
    for (int i = 1; i < all.length; i++) {
      all[i] = i - 1 < arguments.length ? arguments[i - 1] : 0;
    }
    solver.link(caller, method, all, result, StepKind.MODELLED, object);
  }

  /** The methods of a name by which an application class overrides a library's. */
  private List<MethodModel> named(String type, String name) {
    return callBacks(type).stream().filter(method -> method.name().equals(name)).toList();
  }

  /** The one abstract method of a functional interface, or null. */
  static @Nullable MethodModel functionalMethod(Solver solver, String type) {
    MethodModel only = null;
    for (ClassModel model : solver.program.lineage(type)) {
      for (MethodModel method : model.isInterface() ? model.methods() : List.<MethodModel>of()) {
        boolean counts = method.isAbstract() && !isObjectMethod(method);
        if (counts && only != null && !only.name().equals(method.name())) {
          return null;
        }
        only = counts && only == null ? method : only;
      }
    }
    return only;
  }

  private static boolean isObjectMethod(MethodModel method) {
    return method.selector().equals("equals(Ljava/lang/Object;)Z")
        || method.selector().equals("hashCode()I")
        || method.selector().equals("toString()Ljava/lang/String;");
  }

  /** Which effects a call has; empty where nothing is known. */
  static List<Effect> effects(Solver solver, Member target) {
    Api api = solver.models.find(target);
    return api == null ? List.of() : api.effects();
  }
}
