package dev.lethe.analysis.callgraph;

import dev.lethe.analysis.flow.Invocation;
import dev.lethe.analysis.flow.Member;
import dev.lethe.analysis.program.ClassModel;
import dev.lethe.analysis.program.Descriptors;
import dev.lethe.analysis.program.Layer;
import dev.lethe.analysis.program.MethodModel;
import dev.lethe.catalogue.apis.Api;
import dev.lethe.catalogue.apis.Effect;
import dev.lethe.catalogue.finding.StepKind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What a call of library code does: by the catalogue where it knows the method, otherwise by the
 * separate compilation assumption (Ali and Lhoták): the library keeps what it is given with the
 * object that was called, may call back every method with which an application object overrides one
 * of a library, and may return anything it was given.
 */
final class Library {

  private record StaticKeep(String type) {}

  private final Solver solver;
  private final Constraints constraints;
  private final Reflection reflection;
  private final NamedCalls namedCalls;
  private final ObjectSet.Mask items;
  private final ObjectSet.Mask containers;
  private final Map<String, List<MethodModel>> callBacks = new HashMap<>();

  Library(Solver solver) {
    this.solver = solver;
    this.constraints = solver.constraints;
    this.reflection = new Reflection(solver);
    this.namedCalls = new NamedCalls(solver, this);
    this.items =
        new RememberedMask(
            constraints.objects(),
            object -> object.kind() != HeapObject.Kind.TEXT && !isContainer(object));
    this.containers = new RememberedMask(constraints.objects(), this::isContainer);
  }

  /** Applies a call of a library method. */
  void call(Calls.Request request, Member target) {
    if (reflection.applies(request, target)) {
      return;
    }
    boolean virtual =
        request.kind() == Invocation.VIRTUAL || request.kind() == Invocation.INTERFACE;
    Api api = solver.models.find(target);
    if (virtual) {
      new CallByReceiver(solver, request, target, api).start();
    } else {
      apply(request, target, api);
    }
  }

  /** Applies what is known of a method, or what is assumed where nothing is. */
  void apply(Calls.Request request, Member target, @Nullable Api api) {
    if (api != null && api.isWhole()) {
      new ModelledCall(solver, request, target).apply(api.effects());
    } else {
      assume(request, target);
    }
  }

  /** Goes on where everything else has settled; says whether there was anything to do. */
  boolean more() {
    return reflection.more();
  }

  /** A library's method may call what its application subclass overrides. */
  void selfCalls(Calls.Request request, HeapObject receiver) {
    keepItself(receiver);
    enter(request.caller(), receiver);
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
    boolean returns = Descriptors.isReference(type);
    HeapObject keeper =
        returns ? solver.unread(target.owner(), request.site(), "static") : registry;
    keep(request, target, 0, keeper);
    if (returns) {
      include(solver.contents(registry), solver.contents(keeper));
      result(request, type, keeper);
    }
    enter(request.caller(), keeper);
  }

  /** Keeps the arguments, but for values; {@code from} is 1 where the first is the receiver. */
  private void keep(Calls.Request request, Member target, int from, HeapObject keeper) {
    List<String> types = Descriptors.parameters(target.descriptor());
    for (int i = 0; i < Math.min(types.size(), request.arguments().length - from); i++) {
      if (!solver.models.isValue(types.get(i))) {
        keep(request.arguments()[i + from], keeper);
      }
    }
  }

  /** Puts what is in a node into an array, a container or a library object. */
  void put(int from, HeapObject container) {
    if (container.isUnread()) {
      keep(from, container);
    } else if (constraints.flow(from, solver.contents(container))) {
      solver.views.put(from, container);
    }
  }

  /**
   * Library code keeps what is in a node: objects and functions of the application, and whatever
   * containers hold.
   */
  private void keep(int from, HeapObject keeper) {
    int contents = solver.contents(keeper);
    constraints.flow(from, contents, items);
    int given = solver.relays.containers(contents, container -> open(container, keeper));
    constraints.flow(from, given, containers);
  }

  private boolean isContainer(HeapObject object) {
    return switch (object.kind()) {
      case LIBRARY, ARRAY -> true;
      case EXACT -> !solver.program.isApplication(object.type());
      default -> false;
    };
  }

  /** Of containers the content is kept; library code may also put into them what it has. */
  private void open(HeapObject container, HeapObject keeper) {
    if (container.isUnread()) {
      include(solver.contents(container), solver.contents(keeper));
    } else if (container != keeper) {
      keep(solver.contents(container), keeper);
      if (!solver.program.isSubtype(container.type(), "java/lang/Throwable")) {
        constraints.add(solver.contents(container), solver.insideOf(keeper));
      }
    }
  }

  /**
   * What one library object holds, the other one can get at. Where both hold something they count
   * as one, so that a library through which everything flows stays cheap; an empty one, such as a
   * scheduler that all share, connects nothing.
   */
  private void include(int inner, int outer) {
    if (constraints.representative(inner) == constraints.representative(outer)) {
      return;
    }
    if (constraints.isEmpty(inner)) {
      constraints.flow(inner, outer);
      constraints.listen(inner, object -> solver.relays.merge(outer, inner));
    } else {
      solver.relays.merge(outer, inner);
    }
  }

  /**
   * Constructors of JDK classes without a model are taken to keep what they get and to call
   * nothing.
   */
  private void assumeConstructor(Calls.Request request, Member target) {
    ClassModel owner = solver.program.find(target.owner());
    boolean platform = owner != null && owner.layer() == Layer.PLATFORM;
    constraints.listen(
        request.arguments()[0],
        made -> {
          keep(request, target, 1, made);
          if (!platform) {
            keepItself(made);
            enter(request.caller(), made);
          }
        });
  }

  private void assumeOn(
      HeapObject receiver, Calls.Request request, Member target, Set<Integer> keepers) {
    if (!isLibraryCall(receiver, target)) {
      return;
    }
    if (receiver.kind() == HeapObject.Kind.LIBRARY && isFunctionCall(target)) {
      callLibraryFunction(request.caller(), receiver, request.given(), request.result());
      if (!solver.program.isApplication(target.owner())) {
        return;
      }
    }
    String type = Descriptors.result(target.descriptor());
    fluent(receiver, request, type);
    if (keepers.add(constraints.representative(solver.contents(receiver)))) {
      keepItself(receiver);
      keep(request, target, 1, receiver);
      enter(request.caller(), receiver);
      result(request, type, receiver);
    }
  }

  /** A functional object is called, not told something to keep. */
  private boolean isFunctionCall(Member target) {
    MethodModel method = functionalMethod(solver, target.owner());
    return method != null && method.name().equals(target.name());
  }

  /** The library part of an application's object may call the rest of it. */
  private void keepItself(HeapObject object) {
    if (object.kind() == HeapObject.Kind.EXACT && solver.program.isApplication(object.type())) {
      constraints.add(solver.contents(object), object);
    }
  }

  /** Whether a call on a receiver runs library code that may keep something. */
  private boolean isLibraryCall(HeapObject receiver, Member target) {
    return switch (receiver.kind()) {
      case LIBRARY -> receiver.isUnread() || canBe(receiver.type(), target.owner());
      case EXACT -> {
        MethodModel own = solver.calls.find(receiver, target.name(), target.descriptor());
        boolean brings = own != null && own.owner().isApplication();
        yield !brings && canBe(receiver.type(), target.owner());
      }
      default -> false;
    };
  }

  /** Whether an object known to be of one type can be one of the other, as far as classes show. */
  private boolean canBe(String type, String wanted) {
    return solver.program.isSubtype(type, wanted)
        || solver.program.isSubtype(wanted, type)
        || solver.program.find(type) == null;
  }

  private void fluent(HeapObject receiver, Calls.Request request, String type) {
    boolean named = Descriptors.isReference(type) && !type.equals("java/lang/Object");
    if (named && !receiver.isUnread() && solver.program.isSubtype(receiver.type(), type)) {
      constraints.add(request.result(), receiver);
    }
  }

  /**
   * What library code returns stands for all that it keeps, until code takes it for something in
   * particular.
   */
  private void result(Calls.Request request, String type, HeapObject keeper) {
    if (request.result() == 0 || solver.models.isValue(type)) {
      return;
    }
    if (solver.program.isApplication(type)) {
      solver.flowIf(solver.contents(keeper), request.result(), type);
      solver.created.unknown(type, request.result(), request.site());
    } else {
      constraints.add(request.result(), solver.insideOf(keeper));
    }
  }

  // ---- call-backs

  /** Library code got what is in a node and may call it, and what that contains. */
  void escape(Caller caller, int node) {
    if (node != 0) {
      HeapObject holder = solver.unread("java/lang/Object", caller.site(), "escaped");
      keep(node, holder);
      enter(caller, holder);
    }
  }

  /** Library code runs and may call anything it keeps. */
  private Relay enter(Caller caller, HeapObject keeper) {
    Relay relay = pass(caller, keeper);
    keep(relay.returned(), keeper);
    return relay;
  }

  /** Library code runs and may call anything it keeps, but keeps nothing of what that returns. */
  private Relay pass(Caller caller, HeapObject keeper) {
    return solver.relays.enter(
        caller, solver.contents(keeper), solver.insideOf(keeper), this::callBack);
  }

  private void callBack(Relay relay, HeapObject object) {
    if (object.kind() == HeapObject.Kind.FUNCTION) {
      int handed = relay.handed();
      int[] arguments = {handed, handed, handed, handed, handed, handed};
      solver.calls.apply(relay, object, arguments, relay.returned());
    } else if (object.kind() == HeapObject.Kind.EXACT
        && solver.program.isApplication(object.type())) {
      relay.receivers().add(object, it -> callBacks(relay, it));
    } else if (object.kind() == HeapObject.Kind.LIBRARY && isKnownFunction(object)) {
      enterHeld(relay, object);
    }
  }

  private boolean isKnownFunction(HeapObject object) {
    return !object.isUnread() && functionalMethod(solver, object.type()) != null;
  }

  /** What a function is composed of is called with whatever its caller has. */
  private void enterHeld(Relay outer, HeapObject object) {
    Relay inner = enter(outer, object);
    if (inner != outer) {
      constraints.flow(outer.handed(), inner.handed());
      constraints.flow(inner.returned(), outer.returned());
    }
  }

  /** Returns the nodes of the receivers. */
  private int[] callBacks(Relay relay, HeapObject object) {
    return callBacks(object.type()).stream()
        .mapToInt(method -> callBack(relay, object, method))
        .toArray();
  }

  private int callBack(Relay relay, HeapObject object, MethodModel method) {
    int[] arguments = new int[method.parameterTypes().size() + 1];
    Arrays.fill(arguments, 1, arguments.length, relay.handed());
    return solver.link(relay, method, arguments, relay.returned(), StepKind.CALLBACK, object)
        .parameters()[0];
  }

  /** Library code calls an object of which the catalogue does not say by which method. */
  void callAny(Caller caller, HeapObject object, int result) {
    HeapObject holder = solver.unread("java/lang/Object", caller.site(), "called");
    int held = constraints.nodes(1);
    constraints.add(held, object);
    keep(held, holder);
    constraints.flow(enter(caller, holder).returned(), result);
  }

  /** Methods of an application class that override a library's. */
  List<MethodModel> callBacks(String type) {
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
   * @param arguments nodes of what it is given, without the receiver; as many as it has parameters
   * @param result the node that receives what it returns, or 0
   */
  void callMethods(Caller caller, int node, String name, int[] arguments, int result) {
    namedCalls.call(caller, node, name, arguments, result);
  }

  /** A function made by library code, such as a composed one, calls what it is made of. */
  void callLibraryFunction(Caller caller, HeapObject object, int[] arguments, int result) {
    Relay relay = pass(caller, object);
    for (int argument : arguments) {
      constraints.flow(argument, relay.handed());
    }
    constraints.flow(relay.returned(), result);
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
    return api == null || !api.isWhole() ? List.of() : api.effects();
  }
}
