package dev.lethe.analysis.callgraph;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The relays of unread library code: one for each world and each set of library objects that hold
 * the same. When such sets become one, so do their relays.
 */
final class Relays {

  /** Containers that came with what is kept; open until another one takes its place. */
  private static final class Bag {
    private final int node;
    private boolean isRetired;

    Bag(int node) {
      this.node = node;
    }
  }

  private final Solver solver;
  private final Constraints constraints;
  private final List<Map<Integer, Relay>> current = List.of(new HashMap<>(), new HashMap<>());
  private final Set<Relay> retired = new HashSet<>();
  private final Map<Integer, Bag> bags = new HashMap<>();
  private int count;

  Relays(Solver solver) {
    this.solver = solver;
    this.constraints = solver.constraints;
  }

  /**
   * The relay of what is kept in a node.
   *
   * @param handle what library code hands to those it calls
   * @param callBack what to do with each object that is kept there, once
   */
  Relay enter(Caller caller, int kept, HeapObject handle, BiConsumer<Relay, HeapObject> callBack) {
    Map<Integer, Relay> ofWorld = current.get(caller.world().ordinal());
    int key = constraints.representative(kept);
    Relay relay = ofWorld.get(key);
    if (relay == null) {
      Relay made =
          new Relay(
              count++,
              caller.site(),
              constraints.nodes(1),
              constraints.nodes(1),
              new Receivers(constraints));
      ofWorld.put(key, made);
      constraints.pin(kept);
      constraints.add(made.handed(), handle);
      constraints.listen(
          kept,
          object -> {
            if (!retired.contains(made)) {
              made.count();
              callBack.accept(made, object);
            }
          });
      relay = made;
    }
    solver.remember(new Entrance(caller, relay));
    return relay;
  }

  /**
   * The node of the containers that come with what is kept in a node.
   *
   * @param open what to do with each of them, once
   */
  int containers(int kept, Consumer<HeapObject> open) {
    int key = constraints.representative(kept);
    Bag bag = bags.get(key);
    if (bag == null) {
      Bag made = new Bag(constraints.nodes(1));
      bags.put(key, made);
      constraints.pin(kept);
      constraints.listen(
          made.node,
          container -> {
            if (!made.isRetired) {
              open.accept(container);
            }
          });
      bag = made;
    }
    return bag.node;
  }

  /** Two nodes keep the same from now on. */
  void merge(int first, int second) {
    int a = constraints.representative(first);
    int b = constraints.representative(second);
    if (a == b) {
      return;
    }
    constraints.merge(a, b);
    merge(bags.remove(a), bags.remove(b), constraints.representative(a));
    for (Map<Integer, Relay> ofWorld : current) {
      merge(ofWorld.remove(a), ofWorld.remove(b), ofWorld, constraints.representative(a));
    }
  }

  private void merge(@Nullable Bag first, @Nullable Bag second, int key) {
    if (first != null && second != null) {
      second.isRetired = true;
      constraints.merge(first.node, second.node);
    }
    Bag left = first != null ? first : second;
    if (left != null) {
      bags.put(key, left);
    }
  }

  private void merge(
      @Nullable Relay first, @Nullable Relay second, Map<Integer, Relay> ofWorld, int key) {
    Relay left = first != null ? first : second;
    if (first != null && second != null) {
      left = first.calls() >= second.calls() ? first : second;
      retire(left == first ? second : first, left);
    }
    if (left != null) {
      ofWorld.put(key, left);
    }
  }

  /** Less is to be done again if the one that calls more goes on. */
  private void retire(Relay old, Relay heir) {
    retired.add(old);
    solver.remember(new Entrance(old, heir));
    constraints.merge(heir.handed(), old.handed());
    constraints.merge(heir.returned(), old.returned());
  }
}
