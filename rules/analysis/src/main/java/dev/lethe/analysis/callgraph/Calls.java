package dev.lethe.analysis.callgraph;

import dev.lethe.analysis.flow.Invocation;
import dev.lethe.analysis.flow.Member;
import dev.lethe.analysis.flow.Step;
import dev.lethe.analysis.program.ClassModel;
import dev.lethe.analysis.program.Descriptors;
import dev.lethe.analysis.program.MethodModel;
import dev.lethe.catalogue.finding.StepKind;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds what calls run, for the receivers that can really arrive (JVM specification, 5.4.6 and
 * 6.5).
 */
final class Calls {

  /**
   * A call to be resolved.
   *
   * @param caller what makes it
   * @param arguments nodes, receiver first unless static
   * @param result the node that receives an object, or 0
   * @param resultType the narrowest type that the code takes the result for
   * @param viaFunction whether a functional object makes it, not code written as a call
   */
  record Request(
      Caller caller,
      Invocation kind,
      Member target,
      int[] arguments,
      int result,
      String resultType,
      boolean viaFunction) {

    Site site() {
      return caller.site();
    }

    /** The arguments of a call on an object without that object. */
    int[] given() {
      return Arrays.copyOfRange(arguments, 1, arguments.length);
    }

    /** A call of another method in this one's place; what it returns goes where this one's does. */
    Request by(Invocation otherKind, Member other, int[] otherArguments) {
      return new Request(caller, otherKind, other, otherArguments, result, resultType, true);
    }
  }

  /** A reference to a functional object's own method may lead back to itself; once is enough. */
  private record Application(Caller caller, HeapObject function, int[] arguments, int result) {

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Application application
          && function == application.function
          && result == application.result
          && caller.equals(application.caller)
          && Arrays.equals(arguments, application.arguments);
    }

    @Override
    public int hashCode() {
      int hash = caller.hashCode() * 31 + function.hashCode();
      return (hash * 31 + Arrays.hashCode(arguments)) * 31 + result;
    }
  }

  private final Solver solver;
  private final Set<Application> applied = new HashSet<>();

  Calls(Solver solver) {
    this.solver = solver;
  }

  void call(Request request) {
    Member target = request.target;
    MethodModel method = solver.program.resolve(target.owner(), target.name(), target.descriptor());
    switch (request.kind) {
      case STATIC -> staticCall(request, method);
      case SPECIAL -> specialCall(request, method);
      default -> virtualCall(request, method);
    }
  }

  private void staticCall(Request request, @Nullable MethodModel method) {
    if (method != null && isApplication(method)) {
      solver.initialize(method.owner().name(), request.caller);
      solver.link(request.caller, method, request.arguments, request.result, direct(request), null);
    } else {
      solver.library.call(request, request.target);
    }
  }

  private void specialCall(Request request, @Nullable MethodModel method) {
    if (method != null && isApplication(method)) {
      linkAll(request, method);
    } else {
      solver.library.call(request, request.target);
    }
  }

  /** One target, whatever the receiver; without a receiver it does not run. */
  private void linkAll(Request request, MethodModel method) {
    int[] node = {0};
    solver.constraints.listen(
        request.arguments[0], receiver -> linkOne(request, method, receiver, node));
  }

  private void linkOne(Request request, MethodModel method, HeapObject receiver, int[] node) {
    if (node[0] != 0) {
      solver.constraints.add(node[0], receiver);
      return;
    }
    node[0] =
        solver.link(
                request.caller,
                method,
                request.arguments,
                request.result,
                direct(request),
                receiver)
            .parameters()[0];
  }

  private static StepKind direct(Request request) {
    return request.viaFunction ? StepKind.FUNCTION : StepKind.DIRECT;
  }

  private static boolean isApplication(MethodModel method) {
    return method.owner().isApplication() && !method.isAbstract();
  }

  private void virtualCall(Request request, @Nullable MethodModel method) {
    if (method != null && method.isPrivate() && isApplication(method)) {
      linkAll(request, method);
      return;
    }
    Receivers receivers = new Receivers(solver.constraints);
    solver.constraints.listen(
        request.arguments[0], receiver -> dispatch(request, method, receiver, receivers));
    if (method == null || !method.owner().isApplication()) {
      solver.library.call(request, request.target);
    } else if (method.isAbstract()) {
      boolean[] met = {false};
      solver.constraints.listen(
          request.arguments[0], receiver -> implementedElsewhere(request, receiver, met));
    }
  }

  /** A class that is not at hand implements a method of the application: it is a library's. */
  private void implementedElsewhere(Request request, HeapObject receiver, boolean[] met) {
    if (receiver.isUnread() && !met[0]) {
      met[0] = true;
      solver.library.call(request, request.target);
    }
  }

  private void dispatch(
      Request request, @Nullable MethodModel called, HeapObject receiver, Receivers receivers) {
    switch (receiver.kind()) {
      case EXACT -> receivers.add(receiver, it -> dispatchExact(request, called, it));
      case FUNCTION -> callFunction(request, called, receiver);
      case PROXY -> solver.library.callProxy(request, receiver);
      case ARRAY -> {
        if (request.target.name().equals("clone")) {
          solver.constraints.add(request.result, receiver);
        }
      }
      default -> {}
    }
  }

  /** Links what runs for a receiver; returns the nodes of such receivers. */
  private int[] dispatchExact(Request request, @Nullable MethodModel called, HeapObject receiver) {
    Member target = request.target;
    boolean application =
        solver.program.isApplication(receiver.type())
            || solver.program.isApplication(target.owner());
    MethodModel method = application ? select(receiver.type(), request, called) : null;
    if (method != null && method.owner().isApplication()) {
      StepKind kind = request.viaFunction ? StepKind.FUNCTION : StepKind.VIRTUAL;
      Context callee =
          solver.link(request.caller, method, request.arguments, request.result, kind, receiver);
      return new int[] {callee.parameters()[0]};
    }
    if (method != null && solver.program.isApplication(target.owner())) {
      Member inherited = new Member(method.owner().name(), target.name(), target.descriptor());
      solver.library.call(request, inherited);
    }
    return new int[0];
  }

  /** The default method that runs on a functional object. */
  private @Nullable MethodModel selectOf(
      HeapObject function, Request request, @Nullable MethodModel called) {
    MethodModel selected = null;
    for (String type : function.types()) {
      selected = selected == null ? select(type, request, called) : selected;
    }
    return selected;
  }

  private @Nullable MethodModel select(String type, Request request, @Nullable MethodModel called) {
    return called == null
        ? solver.program.dispatch(type, request.target.name(), request.target.descriptor())
        : solver.program.select(type, called);
  }

  // ---- functional objects

  private void callFunction(Request request, @Nullable MethodModel called, HeapObject function) {
    Step.Function made = (Step.Function) function.site();
    if (made == null) {
      return;
    }
    if (request.target.name().equals(made.method().name())) {
      apply(request.caller, function, request.given(), request.result);
      return;
    }
    MethodModel method = selectOf(function, request, called);
    if (method != null && method.owner().isApplication()) {
      solver.link(
          request.caller, method, request.arguments, request.result, StepKind.VIRTUAL, function);
    }
  }

  /** Calls a lambda or method reference. */
  void apply(Caller caller, HeapObject function, int[] arguments, int result) {
    Step.Function made = (Step.Function) function.site();
    Context home = function.context();
    if (made == null
        || home == null
        || !applied.add(new Application(caller, function, arguments, result))) {
      return;
    }
    int captured = made.captured().length;
    int wanted =
        Descriptors.count(made.implementation().descriptor()) + (needsReceiver(made) ? 1 : 0);
    int[] all = new int[Math.max(wanted, captured)];
    for (int i = 0; i < all.length; i++) {
      all[i] =
          i < captured
              ? home.node(made.captured()[i])
              : i - captured < arguments.length ? arguments[i - captured] : 0;
    }
    if (needsReceiver(made) && captured == 0) {
      all[0] = receivers(made.implementation().owner(), all[0]);
    }
    if (made.constructs()) {
      construct(caller, function, made, all, result);
    } else {
      call(
          new Request(
              caller,
              made.kind(),
              made.implementation(),
              all,
              reference(made, result),
              result(made),
              true));
    }
  }

  /** What a reference to a method is called on may be kept by unread code until then. */
  private int receivers(String type, int argument) {
    if (argument == 0 || !solver.program.isApplication(type)) {
      return argument;
    }
    int receivers = solver.constraints.nodes(1);
    solver.flowIf(argument, receivers, type);
    return receivers;
  }

  private static boolean needsReceiver(Step.Function made) {
    return made.kind() != Invocation.STATIC && !made.constructs();
  }

  private static String result(Step.Function made) {
    return Descriptors.result(made.implementation().descriptor());
  }

  private static int reference(Step.Function made, int result) {
    return Descriptors.isReference(Descriptors.result(made.implementation().descriptor()))
        ? result
        : 0;
  }

  private void construct(
      Caller caller, HeapObject function, Step.Function made, int[] arguments, int result) {
    Member constructor = made.implementation();
    Context home = function.context();
    if (home == null) {
      return;
    }
    HeapObject object = solver.exact(constructor.owner(), new Site(home, made));
    construct(caller, object, constructor, arguments, result);
  }

  /** A constructor is called on a new object, which gets into {@code result}. */
  void construct(
      Caller caller, HeapObject object, Member constructor, int[] arguments, int result) {
    solver.initialize(object.type(), caller);
    solver.constraints.add(result, object);
    int self = solver.constraints.nodes(1);
    solver.constraints.add(self, object);
    int[] all = withFirst(self, arguments);
    call(new Request(caller, Invocation.SPECIAL, constructor, all, 0, "V", true));
  }

  /** Nodes with one before them. */
  static int[] withFirst(int first, int[] rest) {
    int[] all = new int[rest.length + 1];
    all[0] = first;
    System.arraycopy(rest, 0, all, 1, rest.length);
    return all;
  }

  /**
   * The method that runs when one is called on an object; null where the object's class is missing.
   */
  @Nullable MethodModel find(HeapObject receiver, MethodModel called) {
    return solver.program.find(receiver.type()) == null
        ? null
        : solver.program.select(receiver.type(), called);
  }

  /**
   * The class of a receiver may be known to bring a method that library code calls; null where it
   * does not.
   */
  @Nullable MethodModel find(HeapObject receiver, String name, String descriptor) {
    ClassModel model = solver.program.find(receiver.type());
    return model == null ? null : solver.program.dispatch(receiver.type(), name, descriptor);
  }
}
