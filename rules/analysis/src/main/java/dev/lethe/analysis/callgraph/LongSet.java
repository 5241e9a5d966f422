package dev.lethe.analysis.callgraph;

/** A set of numbers other than 0, in one array (open addressing, linear probing). */
final class LongSet {

  private static final long SPREAD = 0x9E3779B97F4A7C15L;

  private long[] table = new long[1 << 12];
  private int size;

  /** Adds a number; says whether it is new. */
  boolean add(long number) {
    if (size * 2 > table.length) {
      grow();
    }
    if (!insert(table, number)) {
      return false;
    }
    size++;
    return true;
  }

  private static boolean insert(long[] table, long number) {
    int mask = table.length - 1;
    int at = (int) (number * SPREAD >>> 32) & mask;
    while (table[at] != 0) {
      if (table[at] == number) {
        return false;
      }
      at = at + 1 & mask;
    }
    table[at] = number;
    return true;
  }

  private void grow() {
    long[] larger = new long[table.length * 2];
    for (long number : table) {
      if (number != 0) {
        insert(larger, number);
      }
    }
    table = larger;
  }

  int size() {
    return size;
  }
}
