package dev.lethe.analysis.callgraph;

import java.util.Arrays;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * A set of object numbers, kept as those words of a bit set that are not zero, so that small sets
 * are small and large ones are joined word by word.
 */
final class ObjectSet {

  private static final int FIRST_CAPACITY = 2;

  private int[] places = new int[FIRST_CAPACITY];
  private long[] words = new long[FIRST_CAPACITY];
  private int count;

  /** Says which bits of a word to let through. */
  interface Mask {
    long admit(int place, long word);
  }

  /** Adds an element; says whether it is new. */
  boolean add(int element) {
    return addWord(element >> 6, 1L << element) != 0;
  }

  /** Adds the elements of one word; returns those that are new. */
  private long addWord(int place, long word) {
    int at = Arrays.binarySearch(places, 0, count, place);
    if (at >= 0) {
      long added = word & ~words[at];
      words[at] |= word;
      return added;
    }
    insert(-at - 1, place, word);
    return word;
  }

  private void insert(int at, int place, long word) {
    reserve(count + 1);
    System.arraycopy(places, at, places, at + 1, count - at);
    System.arraycopy(words, at, words, at + 1, count - at);
    places[at] = place;
    words[at] = word;
    count++;
  }

  private void reserve(int capacity) {
    if (capacity > places.length) {
      int larger = Math.max(capacity, places.length + (places.length >> 1) + 1);
      places = Arrays.copyOf(places, larger);
      words = Arrays.copyOf(words, larger);
    }
  }

  /** Adds another set's elements; returns those that are new, or null where none is. */
  @Nullable ObjectSet addAll(ObjectSet other) {
    ObjectSet added = other.minus(this);
    if (added != null) {
      join(added);
    }
    return added;
  }

  private void join(ObjectSet added) {
    int missing = missing(added);
    reserve(count + missing);
    int from = count - 1;
    int to = count + missing - 1;
    for (int i = added.count - 1; i >= 0; i--) {
      while (from >= 0 && places[from] > added.places[i]) {
        move(from--, to--);
      }
      if (from >= 0 && places[from] == added.places[i]) {
        words[from] |= added.words[i];
      } else {
        places[to] = added.places[i];
        words[to--] = added.words[i];
      }
    }
    count += missing;
  }

  private void move(int from, int to) {
    places[to] = places[from];
    words[to] = words[from];
  }

  /** How many words of another set have no place here yet. */
  private int missing(ObjectSet other) {
    int missing = 0;
    int at = 0;
    for (int i = 0; i < other.count; i++) {
      at = position(other.places[i], at);
      missing += at < count && places[at] == other.places[i] ? 0 : 1;
    }
    return missing;
  }

  /** The first position, from one on, whose place is not before the given one. */
  private int position(int place, int from) {
    int low = from - 1;
    int step = 1;
    while (low + step < count && places[low + step] < place) {
      low += step;
      step <<= 1;
    }
    int high = Math.min(low + step, count);
    while (low + 1 < high) {
      int middle = (low + high) >>> 1;
      if (places[middle] < place) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return high;
  }

  /** The elements that another set does not have; null where there are none. */
  @Nullable ObjectSet minus(@Nullable ObjectSet other) {
    ObjectSet left = null;
    int at = 0;
    for (int i = 0; i < count; i++) {
      long word = words[i];
      if (other != null) {
        at = other.position(places[i], at);
        word &= at < other.count && other.places[at] == places[i] ? ~other.words[at] : -1L;
      }
      left = appended(left, places[i], word);
    }
    return left;
  }

  /** The elements that another set has, too; null where there are none. */
  @Nullable ObjectSet and(ObjectSet other) {
    ObjectSet both = null;
    int at = 0;
    for (int i = 0; i < count; i++) {
      at = other.position(places[i], at);
      long theirs = at < other.count && other.places[at] == places[i] ? other.words[at] : 0;
      both = appended(both, places[i], words[i] & theirs);
    }
    return both;
  }

  /** The elements that a mask lets through; null where it stops all. */
  @Nullable ObjectSet admitted(Mask mask) {
    ObjectSet left = null;
    for (int i = 0; i < count; i++) {
      left = appended(left, places[i], mask.admit(places[i], words[i]));
    }
    return left;
  }

  private static @Nullable ObjectSet appended(@Nullable ObjectSet set, int place, long word) {
    if (word == 0) {
      return set;
    }
    ObjectSet into = set == null ? new ObjectSet() : set;
    into.reserve(into.count + 1);
    into.places[into.count] = place;
    into.words[into.count++] = word;
    return into;
  }

  ObjectSet copy() {
    ObjectSet copy = new ObjectSet();
    copy.places = Arrays.copyOf(places, Math.max(count, FIRST_CAPACITY));
    copy.words = Arrays.copyOf(words, Math.max(count, FIRST_CAPACITY));
    copy.count = count;
    return copy;
  }

  boolean contains(int element) {
    int at = Arrays.binarySearch(places, 0, count, element >> 6);
    return at >= 0 && (words[at] & 1L << element) != 0;
  }

  int size() {
    int size = 0;
    for (int i = 0; i < count; i++) {
      size += Long.bitCount(words[i]);
    }
    return size;
  }

  /** How many elements two sets have in common. */
  int common(ObjectSet other) {
    ObjectSet both = and(other);
    return both == null ? 0 : both.size();
  }

  /** Whether two sets have the same elements. */
  boolean same(ObjectSet other) {
    return count == other.count
        && Arrays.equals(places, 0, count, other.places, 0, count)
        && Arrays.equals(words, 0, count, other.words, 0, count);
  }

  /** Does something with each element, in ascending order. */
  void forEach(IntConsumer action) {
    for (int i = 0; i < count; i++) {
      for (long left = words[i]; left != 0; left &= left - 1) {
        action.accept((places[i] << 6) + Long.numberOfTrailingZeros(left));
      }
    }
  }

  int[] toArray() {
    int[] all = new int[size()];
    int[] next = {0};
    forEach(element -> all[next[0]++] = element);
    return all;
  }
}
