package dev.lethe.analysis.judge.notes;

import dev.lethe.analysis.flow.ControlFlow;
import dev.lethe.analysis.flow.ControlFlow.Node;
import dev.lethe.analysis.flow.ControlFlow.Way;
import dev.lethe.analysis.flow.Step;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Goes all ways through a body until nothing new is learnt about any place in it. */
final class Reading {

  private final Desk desk;
  private final Body body;
  private final ControlFlow control;
  private final Map<Integer, State> states = new HashMap<>();
  private final TreeSet<Integer> open = new TreeSet<>();

  Reading(Desk desk, Body body) {
    this.desk = desk;
    this.body = body;
    this.control = body.control();
  }

  /** The summary of the body; {@code uses} receives what is used in it. */
  Summary read(Consumer<Use> uses) {
    if (control.nodes().isEmpty()) {
      return Summary.UNREAD;
    }
    states.put(0, start());
    open.add(0);
    Steps silent = new Steps(desk, body, use -> {});
    while (!open.isEmpty()) {
      int at = open.pollFirst();
      goOn(at, silent);
    }
    return summary(new Steps(desk, body, uses));
  }

  private State start() {
    State state = new State();
    int[] parameters = control.parameters();
    List<String> types = body.context().method().parameterTypes();
    int receiver = parameters.length - types.size();
    for (int i = 0; i < parameters.length; i++) {
      if (i < receiver || desk.mayHoldNotes(types.get(i - receiver))) {
        state.define(parameters[i], Set.of(new Source.Parameter(body.context(), i)));
      }
    }
    return state;
  }

  private void goOn(int at, Steps steps) {
    Node node = control.nodes().get(at);
    State before = state(at);
    State after = node.step() == null ? before : before.copy();
    boolean returns = steps.take(node, after);
    for (Way way : node.ways()) {
      if (way.exceptional() || returns) {
        take(way, way.exceptional() ? before : after);
      }
    }
  }

  private State state(int at) {
    return states.computeIfAbsent(at, key -> new State());
  }

  private void take(Way way, State from) {
    State known = states.get(way.to());
    boolean same = way.test() == null && way.moves().isEmpty() && known != null;
    State arriving = same ? from : from.copy();
    if (!same && !learn(way, arriving)) {
      return;
    }
    move(way.moves(), from, arriving);
    if (known == null) {
      states.put(way.to(), arriving);
      open.add(way.to());
    } else if (known.join(arriving)) {
      open.add(way.to());
    }
  }

  /** Whether the way can be taken at all. */
  private boolean learn(Way way, State state) {
    ControlFlow.Test test = way.test();
    if (test == null) {
      return true;
    }
    Set<String> asked = truth(test.value(), state).when(test.truth());
    if (asked != null) {
      state.asked().addAll(asked);
    }
    return asked != null;
  }

  private Truth truth(int value, State state) {
    return truth(control, value, state);
  }

  static Truth truth(ControlFlow control, int value, State state) {
    Object constant = control.constants().get(value);
    return constant instanceof Integer number && (number & ~1) == 0
        ? Truth.constant(number == 1)
        : state.truth(value);
  }

  private void move(List<Step.Move> moves, State from, State to) {
    Deque<Runnable> later = new ArrayDeque<>();
    for (Step.Move move : moves) {
      Set<Source> sources = Steps.unasked(body, move.from(), to, from);
      Truth truth = truth(move.from(), from).with(to.asked());
      later.add(
          () -> {
            to.define(move.to(), sources);
            to.define(move.to(), truth);
          });
    }
    for (Step.Move move : moves) {
      String name = Names.single(move.to());
      to.forget(text -> text.contains(name));
    }
    later.forEach(Runnable::run);
  }

  // ---- what callers need to know

  private Summary summary(Steps steps) {
    SummaryDraft draft = new SummaryDraft(desk, body);
    for (int at : new TreeSet<>(states.keySet())) {
      Node node = control.nodes().get(at);
      State state = state(at).copy();
      steps.take(node, state);
      @Nullable Step step = node.step();
      if (step instanceof Step.Return back) {
        draft.returned(back.value(), state);
      }
    }
    return draft.summary();
  }
}
