package dev.lethe.analysis.judge.notes;

import dev.lethe.analysis.callgraph.CallEdge;
import dev.lethe.analysis.callgraph.Context;
import dev.lethe.analysis.callgraph.HeapObject;
import dev.lethe.analysis.callgraph.Site;
import dev.lethe.analysis.callgraph.World;
import dev.lethe.analysis.flow.ControlFlow.Node;
import dev.lethe.analysis.flow.Invocation;
import dev.lethe.analysis.flow.Member;
import dev.lethe.analysis.flow.Step;
import dev.lethe.analysis.program.MethodModel;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What a call does to what is known of notes. */
final class CallStep {

  private static final Set<String> SHOWING_TYPES =
      Set.of(
          "java/lang/String",
          "java/lang/StringBuilder",
          "java/lang/StringBuffer",
          "java/io/PrintStream",
          "java/io/PrintWriter");

  private final Desk desk;
  private final Body body;
  private final Steps steps;
  private final LibraryCall library;

  CallStep(Desk desk, Body body, Steps steps) {
    this.desk = desk;
    this.body = body;
    this.steps = steps;
    this.library = new LibraryCall(desk, body, steps);
  }

  /** Does what the call does; whether it ever returns. */
  boolean take(Node node, Step.Call call, State state) {
    if (!(body.step(node) instanceof Step.Call flowing)) {
      return true;
    }
    uses(node, call, flowing, state);
    List<CallEdge> edges =
        desk.graph.edgesAt(new Site(body.context(), flowing)).stream()
            .filter(edge -> edge.target().world() == World.AGENT)
            .filter(edge -> !edge.target().method().isInitializer())
            .toList();
    boolean own = isApplication(call.target()) || isFunctionalCall(call, edges);
    if (own && !edges.isEmpty()) {
      return application(call, edges, state);
    }
    library.take(call, flowing, state);
    if (desk.types.isQuestion(call.target()) && call.arguments().length > 0) {
      answered(call, state);
    }
    return true;
  }

  private boolean isApplication(Member target) {
    MethodModel method =
        desk.graph.program().resolve(target.owner(), target.name(), target.descriptor());
    return method != null && method.owner().isApplication();
  }

  /** The one method of a library's functional interface, called directly. */
  private boolean isFunctionalCall(Step.Call call, List<CallEdge> edges) {
    return call.kind() == Invocation.INTERFACE
        && desk.graph.isFunctional(call.target().owner())
        && edges.stream().allMatch(edge -> shift(edge.target(), call) >= 0);
  }

  private void answered(Step.Call call, State state) {
    String note = body.names().of(call.arguments()[0]);
    if (call.target().descriptor().endsWith(")Z")) {
      state.define(call.result(), new Truth(Set.of(note), Set.of()));
    } else {
      state.asked().add(note);
    }
  }

  // ---- calls of the program's own methods

  private boolean application(Step.Call call, List<CallEdge> edges, State state) {
    Set<Source> result = new HashSet<>();
    Truth truth = new Truth(null, null);
    @Nullable Set<String> always = null;
    Map<Integer, Set<Source>> before = before(call, state);
    for (CallEdge edge : edges) {
      Callee callee = new Callee(desk, body, edge.target(), call, shift(edge.target(), call));
      callee.pass(before);
      Summary summary = desk.summary(edge.target());
      result.addAll(callee.outside(summary.result(), before));
      truth = truth.or(callee.outside(summary.truth()));
      always = Truth.common(always, callee.outside(summary.always()));
      summary
          .stored()
          .forEach((index, put) -> store(callee, index, callee.outside(put, before), state));
      forget(desk.changes.of(edge.target()), state);
    }
    state.define(call.result(), result);
    state.define(call.result(), truth);
    if (always != null) {
      state.asked().addAll(always);
    }
    if (desk.types.isQuestion(call.target()) && !call.target().descriptor().endsWith(")Z")) {
      answered(call, state);
    }
    return always != null;
  }

  private Map<Integer, Set<Source>> before(Step.Call call, State state) {
    Map<Integer, Set<Source>> before = new HashMap<>();
    for (int value : call.arguments()) {
      before.put(value, steps.unasked(value, state));
    }
    return before;
  }

  private void store(Callee callee, int index, Set<Source> put, State state) {
    int argument = callee.argument(index);
    if (argument != 0) {
      steps.put(argument, Source.stored(put), state);
    }
  }

  /** How many captured values come before the arguments; below 0 if it cannot be told. */
  private static int shift(Context target, Step.Call call) {
    int arguments = call.arguments().length;
    if (target.method().name().equals(call.target().name())
        && target.flow().parameters().length == arguments) {
      return 0;
    }
    boolean receiver = call.kind() != Invocation.STATIC;
    return target.flow().parameters().length - arguments + (receiver ? 1 : 0);
  }

  private static void forget(Set<String> changed, State state) {
    if (!changed.isEmpty()) {
      state.forget(text -> text.contains("A:") || touches(text, changed));
    }
  }

  private static boolean touches(String text, Set<String> changed) {
    return changed.stream()
        .anyMatch(
            field -> text.contains("L:" + field) || (text.contains("C:") && text.contains(field)));
  }

  // ---- uses

  private void uses(Node node, Step.Call call, Step.Call flowing, State state) {
    Member target = call.target();
    if (call.kind() == Invocation.STATIC) {
      if (isShowing(target)) {
        steps.shown(node, call.arguments(), "toString", state);
      }
      return;
    }
    int note = call.arguments()[0];
    if (desk.types.isContent(target)) {
      steps.use(call.line(), Steps.subject(target.owner(), target.name()), note, state);
    } else if (!desk.types.isNote(target.owner())) {
      other(node, call, flowing, state);
    }
  }

  /** A call that does not say it is about a note. */
  private void other(Node node, Step.Call call, Step.Call flowing, State state) {
    if (call.target().name().equals("toString") || isShowing(call.target())) {
      steps.shown(node, call.arguments(), "toString", state);
      return;
    }
    for (HeapObject object :
        flowing.arguments()[0] == 0
            ? List.<HeapObject>of()
            : desk.graph.objects(body.context(), flowing.arguments()[0])) {
      MethodModel method = noteMethod(object, call.target());
      if (method != null && desk.types.isContent(object.type(), method)) {
        String subject = Steps.subject(object.type(), method.name());
        steps.use(call.line(), subject, call.arguments()[0], state);
        return;
      }
    }
  }

  private @Nullable MethodModel noteMethod(HeapObject object, Member target) {
    boolean askable = desk.types.isNote(object.type()) && desk.types.isAskable(object.type());
    return askable
        ? desk.graph.program().dispatch(object.type(), target.name(), target.descriptor())
        : null;
  }

  private static boolean isShowing(Member target) {
    return SHOWING_TYPES.contains(target.owner())
        || (target.owner().equals("java/util/Objects") && target.name().equals("toString"));
  }
}
