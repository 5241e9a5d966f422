package dev.lethe.analysis.callgraph;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;

/** Receivers of one call. Those of one class run the same, so that their class is linked once. */
final class Receivers {

  private final Constraints constraints;
  private final Map<String, int[]> byClass = new HashMap<>(2);

  Receivers(Constraints constraints) {
    this.constraints = constraints;
  }

  /**
   * One more receiver.
   *
   * @param link links what the call runs on objects of its class, with this one; returns the nodes
   *     where further ones of the class go
   */
  void add(HeapObject receiver, Function<HeapObject, int[]> link) {
    int[] nodes = byClass.get(receiver.type());
    if (nodes == null) {
      byClass.put(receiver.type(), link.apply(receiver));
      return;
    }
    for (int node : nodes) {
      constraints.add(node, receiver);
    }
  }
}
