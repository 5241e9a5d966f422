package dev.lethe.analysis.callgraph;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * The relays of unread library code: one for each world and each set of library objects that hold
 * the same. When such sets become one, so do their relays.
 */
final class Relays {

  /** What a library keeps, by node, and whose run calls it. */
  private record Kept(int node, World world) {}

  private final Solver solver;
  private final Constraints constraints;
  private final Map<Kept, Relay> current = new HashMap<>();
  private final Set<Relay> retired = new HashSet<>();
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
    Kept key = new Kept(constraints.representative(kept), caller.world());
    Relay relay = current.get(key);
    if (relay == null) {
      Relay made = new Relay(count++, caller.site(), constraints.nodes(1), constraints.nodes(1));
      current.put(key, made);
      constraints.pin(kept);
      constraints.add(made.handed(), handle);
      constraints.listen(
          kept,
          object -> {
            if (!retired.contains(made)) {
              callBack.accept(made, object);
            }
          });
      relay = made;
    }
    solver.remember(new Entrance(caller, relay));
    return relay;
  }

  /** Two nodes keep the same from now on. */
  void merge(int first, int second) {
    int a = constraints.representative(first);
    int b = constraints.representative(second);
    if (a == b) {
      return;
    }
    constraints.merge(a, b);
    for (World world : World.values()) {
      merge(
          current.remove(new Kept(a, world)),
          current.remove(new Kept(b, world)),
          new Kept(constraints.representative(a), world));
    }
  }

  private void merge(@Nullable Relay first, @Nullable Relay second, Kept key) {
    if (first != null && second != null) {
      retired.add(second);
      solver.remember(new Entrance(second, first));
      constraints.merge(first.handed(), second.handed());
      constraints.merge(first.returned(), second.returned());
    }
    Relay left = first != null ? first : second;
    if (left != null) {
      current.put(key, left);
    }
  }
}
