package dev.lethe.analysis.callgraph;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Finds nodes on a cycle of plain edges and makes them one (lazy cycle detection, Hardekopf and
 * Lin, PLDI 2007): an edge is looked at once, when both its ends hold the same.
 */
final class Cycles {

  private record Suspect(int from, int to) {}

  private final Constraints constraints;
  private final ArrayDeque<Suspect> suspects = new ArrayDeque<>();
  private final LongSet suspected = new LongSet();
  private final BitSet pinned = new BitSet();

  Cycles(Constraints constraints) {
    this.constraints = constraints;
  }

  /** A node that is not to become one with others just because it holds the same. */
  void pin(int node) {
    pinned.set(node);
  }

  /** One node took another one in. */
  void merged(int large, int small) {
    if (pinned.get(small)) {
      pinned.set(large);
    }
  }

  /** An edge brought nothing new. */
  void suspect(int from, int to) {
    if (!pinned.get(to)
        && !pinned.get(from)
        && constraints.holdSame(from, to)
        && suspected.add((long) from << 32 | to)) {
      suspects.add(new Suspect(from, to));
    }
  }

  /** Whether no edge is to be looked at. */
  boolean isDone() {
    return suspects.isEmpty();
  }

  /** Looks at the edges that are suspected. */
  void collapse() {
    while (!suspects.isEmpty()) {
      collapse(suspects.remove());
    }
  }

  /** If the edge's end leads back to its start by nodes that hold the same, they become one. */
  private void collapse(Suspect edge) {
    int start = constraints.representative(edge.from);
    int end = constraints.representative(edge.to);
    if (start != end && constraints.holdSame(start, end)) {
      Map<Integer, Integer> before = search(end, start);
      Integer at = before.get(start);
      while (at != null && at != end) {
        constraints.merge(start, at);
        at = before.get(at);
      }
      if (at != null) {
        constraints.merge(start, end);
      }
    }
  }

  /** Breadth first; each visited node with its predecessor. */
  private Map<Integer, Integer> search(int from, int wanted) {
    Map<Integer, Integer> before = new HashMap<>(Map.of(from, from));
    ArrayDeque<Integer> open = new ArrayDeque<>(List.of(from));
    while (!open.isEmpty() && !before.containsKey(wanted)) {
      int at = open.remove();
      constraints.forEachTarget(at, next -> visit(next, at, wanted, before, open));
    }
    return before;
  }

  private void visit(
      int next, int at, int wanted, Map<Integer, Integer> before, ArrayDeque<Integer> open) {
    if (!before.containsKey(next) && !pinned.get(next) && constraints.holdSame(next, wanted)) {
      before.put(next, at);
      open.add(next);
    }
  }
}
