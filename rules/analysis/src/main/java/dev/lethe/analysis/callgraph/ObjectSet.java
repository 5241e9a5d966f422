package dev.lethe.analysis.callgraph;

import java.util.Arrays;
import java.util.function.IntConsumer;

/** A set of object numbers: a sorted array while it is small, bits once it is not. */
final class ObjectSet {

  private static final int SMALL = 24;

  private int[] elements = new int[4];
  private int size;
  private long[] bits = new long[0];

  boolean add(int element) {
    return bits.length > 0 ? addBit(element) : addSorted(element);
  }

  private boolean addBit(int element) {
    int word = element >> 6;
    if (word >= bits.length) {
      bits = Arrays.copyOf(bits, Math.max(word + 1, bits.length + (bits.length >> 1)));
    }
    long mask = 1L << element;
    if ((bits[word] & mask) != 0) {
      return false;
    }
    bits[word] |= mask;
    size++;
    return true;
  }

  private boolean addSorted(int element) {
    int at = Arrays.binarySearch(elements, 0, size, element);
    if (at >= 0) {
      return false;
    }
    if (size == SMALL) {
      spread();
      return addBit(element);
    }
    elements = size == elements.length ? Arrays.copyOf(elements, size * 2) : elements;
    System.arraycopy(elements, -at - 1, elements, -at, size + at + 1);
    elements[-at - 1] = element;
    size++;
    return true;
  }

  private void spread() {
    bits = new long[(elements[size - 1] >> 6) + 1];
    for (int i = 0; i < size; i++) {
      bits[elements[i] >> 6] |= 1L << elements[i];
    }
    elements = new int[0];
  }

  boolean contains(int element) {
    if (bits.length > 0) {
      return element >> 6 < bits.length && (bits[element >> 6] & 1L << element) != 0;
    }
    return Arrays.binarySearch(elements, 0, size, element) >= 0;
  }

  int size() {
    return size;
  }

  void forEach(IntConsumer action) {
    for (int i = 0; bits.length == 0 && i < size; i++) {
      action.accept(elements[i]);
    }
    for (int word = 0; word < bits.length; word++) {
      for (long left = bits[word]; left != 0; left &= left - 1) {
        action.accept((word << 6) + Long.numberOfTrailingZeros(left));
      }
    }
  }

  int[] toArray() {
    int[] all = new int[size];
    int[] next = {0};
    forEach(element -> all[next[0]++] = element);
    return all;
  }
}
