package dev.lethe.analysis.callgraph;

import dev.lethe.analysis.flow.Invocation;
import dev.lethe.analysis.flow.Member;
import dev.lethe.analysis.flow.Step;
import dev.lethe.analysis.program.ClassModel;
import dev.lethe.analysis.program.MethodModel;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

/**
 * Method handles: what a lookup finds by constant names, bound or not, and what calling one runs.
 * Types are not compared; all methods of a name and number of parameters count.
 */
final class Handles {

  private enum Use {
    CALL,
    CALL_EXACTLY,
    GET,
    SET
  }

  /** A method handle; one that is bound contains the receivers. */
  private record Handle(ReflectedMember member, Use use, boolean isBound) {}

  private static final String TYPE = "java/lang/invoke/MethodHandle";

  private final Solver solver;
  private final Constraints constraints;
  private final Reflection reflection;
  private final FieldAccess fields;
  private final MemberNames names;

  Handles(Solver solver, Reflection reflection, FieldAccess fields, MemberNames names) {
    this.solver = solver;
    this.constraints = solver.constraints;
    this.reflection = reflection;
    this.fields = fields;
    this.names = names;
  }

  // ---- looking up

  /** A call of {@code MethodHandles.Lookup}; says whether it is one that is known here. */
  boolean onLookup(Calls.Request request, Member target) {
    switch (target.name()) {
      case "findStatic", "findVirtual" -> find(request, Use.CALL);
      case "findSpecial" -> find(request, Use.CALL_EXACTLY);
      case "findConstructor" ->
          reflection.lookUp(
              request, request.arguments()[1], model -> found(request, model, "<init>", Use.CALL));
      case "findGetter", "findStaticGetter" -> find(request, Use.GET);
      case "findSetter", "findStaticSetter" -> find(request, Use.SET);
      case "bind" -> bindNamed(request);
      case "unreflect", "unreflectConstructor" -> unreflect(request, Use.CALL);
      case "unreflectSpecial" -> unreflect(request, Use.CALL_EXACTLY);
      case "unreflectGetter" -> unreflect(request, Use.GET);
      case "unreflectSetter" -> unreflect(request, Use.SET);
      case "findVarHandle", "findStaticVarHandle" -> fields.find(request, 1, 2);
      default -> {
        return false;
      }
    }
    return true;
  }

  private void find(Calls.Request request, Use use) {
    reflection.lookUp(
        request,
        request.arguments()[1],
        model ->
            reflection.forEachText(
                request.arguments()[2], name -> found(request, model, name, use)));
  }

  private void found(Calls.Request request, ClassModel model, String name, Use use) {
    boolean isField = use == Use.GET || use == Use.SET;
    if (isField ? names.hasField(model, name) : names.hasMethod(model, name)) {
      constraints.add(request.result(), handle(new ReflectedMember(model.name(), name), use));
    }
  }

  private HeapObject handle(ReflectedMember member, Use use) {
    return solver.object(HeapObject.Kind.MEMBER, TYPE, null, new Handle(member, use, false));
  }

  private void unreflect(Calls.Request request, Use use) {
    constraints.listen(
        request.arguments()[1],
        object -> {
          if (object.detail() instanceof ReflectedMember member) {
            constraints.add(request.result(), handle(member, use));
          }
        });
  }

  private void bindNamed(Calls.Request request) {
    constraints.listen(
        request.arguments()[1],
        receiver ->
            reflection.forEachText(
                request.arguments()[2], name -> bindNamed(request, receiver, name)));
  }

  private void bindNamed(Calls.Request request, HeapObject receiver, String name) {
    ClassModel model = solver.program.find(receiver.type());
    if (model != null && names.hasMethod(model, name)) {
      bind(request, new ReflectedMember(receiver.type(), name), receiver);
    }
  }

  private void bind(Calls.Request request, ReflectedMember member, HeapObject receiver) {
    HeapObject bound =
        solver.object(
            HeapObject.Kind.MEMBER, TYPE, request.site(), new Handle(member, Use.CALL, true));
    constraints.add(solver.contents(bound), receiver);
    constraints.add(request.result(), bound);
  }

  // ---- calling

  /** A call on a method handle; says whether it is one that is known here. */
  boolean onHandle(Calls.Request request, Member target) {
    switch (target.name()) {
      case "invoke", "invokeExact" ->
          constraints.listen(
              request.arguments()[0], handle -> call(request, handle, request.given(), false));
      case "invokeWithArguments" -> callWithList(request);
      case "bindTo" ->
          constraints.listen(request.arguments()[0], handle -> bindTo(request, handle));
      case "asType", "asFixedArity", "asVarargsCollector", "asSpreader", "asCollector" ->
          constraints.flow(request.arguments()[0], request.result());
      default -> {
        return request.kind() != Invocation.STATIC;
      }
    }
    return true;
  }

  private void bindTo(Calls.Request request, HeapObject handle) {
    if (handle.detail() instanceof Handle unbound && !unbound.isBound) {
      constraints.listen(
          request.arguments()[1], receiver -> bind(request, unbound.member, receiver));
    }
  }

  private void callWithList(Calls.Request request) {
    int packed = constraints.nodes(1);
    constraints.listen(
        request.arguments()[1], array -> constraints.flow(solver.elements(array), packed));
    int[] any = new int[Member.MOST_PARAMETERS];
    Arrays.fill(any, packed);
    constraints.listen(request.arguments()[0], handle -> call(request, handle, any, true));
  }

  private void call(Calls.Request request, HeapObject object, int[] given, boolean anyNumber) {
    if (object.kind() == HeapObject.Kind.FUNCTION && object.site() instanceof Step.Function) {
      solver.calls.apply(request.caller(), object, given, request.result());
    } else if (object.detail() instanceof Handle handle) {
      int[] all = handle.isBound ? Calls.withFirst(solver.contents(object), given) : given;
      run(request, handle, all, anyNumber);
    } else {
      reflection.blind(request.site());
    }
  }

  private void run(Calls.Request request, Handle handle, int[] given, boolean anyNumber) {
    switch (handle.use) {
      case GET -> fields.get(handle.member, node(given, 0), request.result());
      case SET ->
          fields.set(
              handle.member, node(given, 0), given.length == 0 ? 0 : given[given.length - 1]);
      default -> {
        Set<String> seen = new HashSet<>();
        for (ClassModel model : solver.program.lineage(handle.member.type())) {
          model.methods().stream()
              .filter(method -> handle.member.names(method) && seen.add(method.selector()))
              .forEach(method -> run(request, handle, method, given, anyNumber));
          if (handle.member.name().equals("<init>")) {
            break;
          }
        }
      }
    }
  }

  private static int node(int[] given, int index) {
    return index < given.length ? given[index] : 0;
  }

  private void run(
      Calls.Request request, Handle handle, MethodModel method, int[] given, boolean anyNumber) {
    boolean onObject = !method.isStatic() && !method.isConstructor();
    int wanted = method.parameterTypes().size() + (onObject ? 1 : 0);
    if (given.length == wanted || anyNumber) {
      int[] arguments = Arrays.copyOf(given, wanted);
      if (method.isConstructor()) {
        construct(request, method, arguments);
      } else {
        call(request, handle, method, arguments);
      }
    }
  }

  private void call(Calls.Request request, Handle handle, MethodModel method, int[] arguments) {
    Invocation kind =
        method.isStatic()
            ? Invocation.STATIC
            : handle.use == Use.CALL_EXACTLY ? Invocation.SPECIAL : Invocation.VIRTUAL;
    solver.calls.call(request.by(kind, member(method), arguments));
  }

  private static Member member(MethodModel method) {
    return new Member(method.owner().name(), method.name(), method.descriptor());
  }

  private void construct(Calls.Request request, MethodModel constructor, int[] arguments) {
    HeapObject made =
        solver.object(
            HeapObject.Kind.EXACT, constructor.owner().name(), request.site(), "by handle");
    solver.calls.construct(
        request.caller(), made, member(constructor), arguments, request.result());
  }
}
