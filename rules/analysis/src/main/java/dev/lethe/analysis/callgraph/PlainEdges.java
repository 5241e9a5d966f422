package dev.lethe.analysis.callgraph;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/** Edges that let everything through: for each node the nodes that they lead to. */
final class PlainEdges {

  private static final int FEW = 4;

  private final LongSet known = new LongSet();
  private int[] @Nullable [] targets = new int[0][];
  private int[] counts = new int[0];

  void grow(int size) {
    targets = Arrays.copyOf(targets, size);
    counts = Arrays.copyOf(counts, size);
  }

  /** Adds an edge; says whether it is new. */
  boolean add(int from, int to) {
    boolean isNew = known.add((long) from << 32 | to);
    if (isNew) {
      append(from, to);
    }
    return isNew;
  }

  private void append(int from, int to) {
    int[] list = targets[from];
    if (list == null) {
      list = new int[FEW];
    } else if (list.length == counts[from]) {
      list = Arrays.copyOf(list, list.length * 2);
    }
    list[counts[from]++] = to;
    targets[from] = list;
  }

  int count(int from) {
    return counts[from];
  }

  /** The first edges of a node; they stay what they are while others are added. */
  int[] first(int from) {
    int[] list = targets[from];
    return list == null ? new int[0] : list;
  }

  /** One node takes over another one's edges, but for those between the two. */
  void join(int large, int small, IntUnaryOperator find) {
    int[] more = first(small);
    for (int i = 0; i < counts[small]; i++) {
      int target = find.applyAsInt(more[i]);
      if (target != large && target != small) {
        add(large, target);
      }
    }
    targets[small] = null;
    counts[small] = 0;
  }

  /** Keeps one of those edges of a node that lead to what is one node by now. */
  void compact(int from, IntUnaryOperator find) {
    targets[from] = Arrays.stream(first(from), 0, counts[from]).map(find).distinct().toArray();
    counts[from] = first(from).length;
  }
}
