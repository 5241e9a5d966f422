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

  private record Escape(Site site, int node) {}

  private record StaticKeep(String type) {}

  private final Solver solver;
  private final Constraints constraints;
  private final Reflection reflection;
  private final Set<Escape> escapes = new HashSet<>();
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
      constraints.listen(request.arguments()[0], receiver -> assumeOn(receiver, request, target));
    }
  }

  private void assumeStatic(Calls.Request request, Member target) {
    HeapObject keeper = solver.fromLibrary(target.owner(), request.site());
    int kept = solver.contents(keeper);
    keep(request, target, 0, kept);
    String type = Descriptors.result(target.descriptor());
    HeapObject registry = solver.object(HeapObject.Kind.LIBRARY, target.owner(), null, new StaticKeep(target.owner()));
    if (Descriptors.isReference(type)) {
      result(request, type, keeper);
      solver.flowIf(solver.contents(registry), request.result(), type);
    } else {
      keep(request, target, 0, solver.contents(registry));
      escape(request.site(), solver.contents(registry), kept);
    }
    escape(request.site(), kept, kept);
  }

  /** Keeps the arguments, but for values; {@code from} is 1 where the first is the receiver. */
  private void keep(Calls.Request request, Member target, int from, int kept) {
    List<String> types = Descriptors.parameters(target.descriptor());
    for (int i = 0; i < Math.min(types.size(), request.arguments().length - from); i++) {
      if (!solver.models.isValue(types.get(i))) {
        constraints.flow(request.arguments()[i + from], kept);
      }
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
            escape(request.site(), kept, kept);
            callBack(request.site(), made, kept);
          }
        });
  }

  private void assumeOn(HeapObject receiver, Calls.Request request, Member target) {
    boolean ownMethod = receiver.kind() == HeapObject.Kind.EXACT && solver.program.isApplication(receiver.type());
    MethodModel own = ownMethod ? solver.calls.find(receiver, target.name(), target.descriptor()) : null;
    if (own != null && own.owner().isApplication()) {
      return;
    }
    if (receiver.kind() == HeapObject.Kind.FUNCTION || receiver.kind() == HeapObject.Kind.TEXT) {
      return;
    }
    int kept = solver.contents(receiver);
    keep(request, target, 1, kept);
    escape(request.site(), kept, kept);
    if (ownMethod) {
      callBack(request.site(), receiver, kept);
    }
    String type = Descriptors.result(target.descriptor());
    if (Descriptors.isReference(type)) {
      result(request, type, receiver);
      fluent(receiver, request, type);
    }
  }

  private void fluent(HeapObject receiver, Calls.Request request, String type) {
    if (!type.equals("java/lang/Object") && solver.program.isSubtype(receiver.type(), type)) {
      constraints.add(request.result(), receiver);
    }
  }

  /** What library code returns: what the keeper keeps, as far as it fits, or something new that keeps the same. */
  private void result(Calls.Request request, String type, HeapObject keeper) {
    if (request.result() == 0 || solver.models.isValue(type)) {
      return;
    }
    solver.flowIf(solver.contents(keeper), request.result(), type);
    if (solver.program.isApplication(type)) {
      solver.created.unknown(type, request.result(), request.site());
      return;
    }
    HeapObject made = solver.fromLibrary(type, request.site());
    constraints.merge(solver.contents(made), solver.contents(keeper));
    constraints.add(solver.contents(made), made);
    constraints.add(request.result(), made);
  }

  // ---- call-backs

  /** Library code got what is in a node and may call it, and what that contains. */
  void escape(Site site, int node, int kept) {
    if (node != 0 && escapes.add(new Escape(site, node))) {
      constraints.listen(node, object -> escaped(site, object, kept));
    }
  }

  private void escaped(Site site, HeapObject object, int kept) {
    switch (object.kind()) {
      case EXACT, FUNCTION -> callBack(site, object, kept);
      case ARRAY, LIBRARY -> escape(site, solver.contents(object), kept);
      default -> {}
    }
  }

  /** Library code may call every method by which an application object overrides a library's. */
  void callBack(Site site, HeapObject object, int kept) {
    if (object.kind() == HeapObject.Kind.FUNCTION) {
      int[] arguments = {kept, kept, kept, kept, kept, kept};
      solver.calls.apply(site, object, arguments, kept);
    } else if (solver.program.isApplication(object.type())) {
      for (MethodModel method : callBacks(object.type())) {
        callBack(site, object, method, kept);
      }
    } else {
      escape(site, solver.contents(object), kept);
    }
  }

  private void callBack(Site site, HeapObject object, MethodModel method, int kept) {
    int[] arguments = new int[method.parameterTypes().size() + 1];
    for (int i = 1; i < arguments.length; i++) {
      arguments[i] = handed(site, method.parameterTypes().get(i - 1), kept);
    }
    solver.link(site, method, arguments, kept, StepKind.CALLBACK, object);
  }

  /** What library code hands to a parameter: something it keeps, or something of its own. */
  private int handed(Site site, String type, int kept) {
    if (solver.models.isValue(type)) {
      return 0;
    }
    int node = constraints.nodes(1);
    solver.flowIf(kept, node, type);
    if (!solver.program.isApplication(type) && !type.equals("java/lang/Object")) {
      constraints.add(node, solver.fromLibrary(type, site));
    }
    return node;
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
  void callMethods(Site site, int node, String name, int parameters, int[] arguments, int result) {
    constraints.listen(node, object -> callMethod(site, object, name, parameters, arguments, result));
  }

  private void callMethod(
      Site site, HeapObject object, String name, int parameters, int[] arguments, int result) {
    if (object.kind() == HeapObject.Kind.FUNCTION) {
      Step.Function made = (Step.Function) object.site();
      if (made != null && made.method().name().equals(name)) {
        solver.calls.apply(site, object, arguments, result);
      }
    } else if (object.kind() == HeapObject.Kind.EXACT && solver.program.isApplication(object.type())) {
      for (MethodModel method : named(object.type(), name)) {
        linkModelled(site, object, method, arguments, result);
      }
    } else if (parameters == arguments.length && object.kind() == HeapObject.Kind.LIBRARY) {
      callLibraryFunction(site, object, arguments, result);
    }
  }

  /** A function made by library code, such as a composed one, calls what it is made of. */
  private void callLibraryFunction(Site site, HeapObject object, int[] arguments, int result) {
    int kept = solver.contents(object);
    for (int argument : arguments) {
      constraints.flow(argument, kept);
    }
    constraints.flow(kept, result);
    escape(site, kept, kept);
  }

  private void linkModelled(Site site, HeapObject object, MethodModel method, int[] arguments, int result) {
    int[] all = new int[method.parameterTypes().size() + 1];
    for (int i = 1; i < all.length; i++) {
      all[i] = i - 1 < arguments.length ? arguments[i - 1] : 0;
    }
    solver.link(site, method, all, result, StepKind.MODELLED, object);
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
