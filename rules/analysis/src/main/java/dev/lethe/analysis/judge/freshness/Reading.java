package dev.lethe.analysis.judge.freshness;

import dev.lethe.analysis.flow.ControlFlow;
import dev.lethe.analysis.flow.ControlFlow.Node;
import dev.lethe.analysis.flow.ControlFlow.Way;
import dev.lethe.analysis.flow.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Follows all ways through one body. */
final class Reading {

  private final Desk desk;
  private final Body body;
  private final ControlFlow control;
  private final int[] ways;
  private final @Nullable State[] met;

  /** Where to go on, first things first: what is around a join is read before what follows it. */
  private final TreeMap<Integer, State> open = new TreeMap<>();

  Reading(Desk desk, Body body) {
    this.desk = desk;
    this.body = body;
    this.control = body.control();
    this.ways = new int[control.nodes().size()];
    this.met = new State[control.nodes().size()];
    control.nodes().forEach(node -> node.ways().forEach(way -> ways[way.to()]++));
  }

  /**
   * Reads the body.
   *
   * @param uses is told what acting calls are given that is not fresh
   */
  Summary read(Consumer<Consumption> uses) {
    SummaryDraft draft = new SummaryDraft(body);
    if (!control.nodes().isEmpty()) {
      StepEffect effect = new StepEffect(desk, body, draft, uses);
      arrive(0, start());
      while (!open.isEmpty()) {
        var arrival = open.pollFirstEntry();
        Node node = control.nodes().get(arrival.getKey());
        follow(node, own(arrival.getKey(), arrival.getValue()), effect, draft);
      }
    }
    return draft.summary();
  }

  /** What is known where ways meet stays as it is. */
  private State own(int node, State state) {
    return met[node] == null ? state : state.copy();
  }

  private State start() {
    State state = new State();
    int[] parameters = control.parameters();
    for (int i = 0; i < parameters.length; i++) {
      state.define(Location.value(parameters[i]), Tree.of(Source.input(Location.parameter(i))));
    }
    control
        .constants()
        .forEach(
            (value, constant) -> {
              if (constant instanceof Number) {
                state.define(Location.value(value), Tree.of(Source.LITERAL));
              }
            });
    return state;
  }

  /** A way leads to a node; where several meet, it goes on if that brings anything new. */
  private void arrive(int node, State state) {
    if (ways[node] <= 1 && node != 0) {
      open.put(node, state);
      return;
    }
    State known = met[node];
    if (known == null) {
      met[node] = state;
      open.put(node, state);
    } else if (known.meet(state)) {
      open.put(node, known);
    }
  }

  private void follow(Node node, State state, StepEffect effect, SummaryDraft draft) {
    Step step = node.step();
    boolean throwing = step != null && throwing(node);
    State before = throwing ? state.copy() : state;
    StepEffect.Outcome outcome = effect.take(node, state);
    if (step instanceof Step.Return result) {
      draft.returned(result.value(), state);
    }
    if (throwing) {
      if (outcome.change() != null) {
        before.age(outcome.change());
      }
      go(node, true, before);
    }
    if (outcome.goesOn()) {
      go(node, false, state);
    }
  }

  private static boolean throwing(Node node) {
    for (Way way : node.ways()) {
      if (way.exceptional()) {
        return true;
      }
    }
    return false;
  }

  private void go(Node node, boolean exceptional, State state) {
    List<Way> taken = new ArrayList<>(node.ways());
    taken.removeIf(way -> way.exceptional() != exceptional);
    for (int i = 0; i < taken.size(); i++) {
      State own = i == taken.size() - 1 ? state : state.copy();
      move(taken.get(i).moves(), own);
      arrive(taken.get(i).to(), own);
    }
  }

  /** All moves of a way happen at once; several to one value are alternatives. */
  private static void move(List<Step.Move> moves, State state) {
    if (moves.isEmpty()) {
      return;
    }
    State before = moves.size() == 1 ? state : state.copy();
    java.util.Map<Integer, Tree> moved = new java.util.LinkedHashMap<>();
    for (Step.Move move : moves) {
      Tree tree = before.under(Location.value(move.from()));
      moved.merge(move.to(), tree, Tree::either);
    }
    java.util.Map<Integer, Location> homes = new java.util.HashMap<>();
    for (Step.Move move : moves) {
      Location home = before.home(Location.value(move.from()));
      if (home != null) {
        homes.put(move.to(), home);
      }
    }
    moved.forEach((to, tree) -> state.define(Location.value(to), tree));
    homes.forEach((to, home) -> state.settle(Location.value(to), home));
  }
}
