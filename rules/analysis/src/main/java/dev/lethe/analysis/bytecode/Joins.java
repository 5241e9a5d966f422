package dev.lethe.analysis.bytecode;

import java.util.Arrays;

/**
 * Values that come from several places. A join that turns out to have one source only is that
 * source; {@link #resolve} says so for every value.
 */
final class Joins {

  private int[] target = new int[64];
  private int[][] sources = new int[64][];
  private int[] counts = new int[64];
  private int[] joins = new int[16];
  private int joinCount;

  /** Makes a value a join. */
  void open(int value) {
    if (value >= sources.length) {
      int size = Math.max(value + 1, sources.length * 2);
      sources = Arrays.copyOf(sources, size);
      counts = Arrays.copyOf(counts, size);
    }
    sources[value] = new int[2];
    if (joinCount == joins.length) {
      joins = Arrays.copyOf(joins, joinCount * 2);
    }
    joins[joinCount++] = value;
  }

  /** Adds a source to a join. */
  void add(int join, int source) {
    int[] list = sources[join];
    if (source == join) {
      return;
    }
    for (int i = 0; i < counts[join]; i++) {
      if (list[i] == source) {
        return;
      }
    }
    if (counts[join] == list.length) {
      list = Arrays.copyOf(list, list.length * 2);
      sources[join] = list;
    }
    list[counts[join]++] = source;
  }

  /** Finds for each value below {@code values} the value it stands for. */
  int[] resolve(int values) {
    target = new int[values];
    for (int i = 0; i < values; i++) {
      target[i] = i;
    }
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int i = 0; i < joinCount; i++) {
        changed |= collapse(joins[i]);
      }
    }
    for (int i = 0; i < values; i++) {
      target[i] = find(i);
    }
    return target;
  }

  private boolean collapse(int join) {
    if (target[join] != join) {
      return false;
    }
    int only = only(join);
    if (only < 0) {
      return false;
    }
    target[join] = only;
    return true;
  }

  /** The single value that flows into a join, 0 for none, -1 for several. */
  private int only(int join) {
    int only = 0;
    for (int i = 0; i < counts[join]; i++) {
      int source = find(sources[join][i]);
      if (source != join && source != only) {
        if (only != 0) {
          return -1;
        }
        only = source;
      }
    }
    return only;
  }

  private int find(int value) {
    int at = value;
    while (target[at] != at) {
      target[at] = target[target[at]];
      at = target[at];
    }
    return at;
  }

  int count() {
    return joinCount;
  }

  int join(int index) {
    return joins[index];
  }

  int sourceCount(int join) {
    return counts[join];
  }

  int source(int join, int index) {
    return sources[join][index];
  }
}
