package dev.lethe.analysis.callgraph;

import java.util.Arrays;
import java.util.function.Predicate;

/** Lets through the objects that pass a test; each object is tested once. */
final class RememberedMask implements ObjectSet.Mask {

  private final HeapObjects objects;
  private final Predicate<HeapObject> test;
  private long[] tested = new long[0];
  private long[] passed = new long[0];

  RememberedMask(HeapObjects objects, Predicate<HeapObject> test) {
    this.objects = objects;
    this.test = test;
  }

  @Override
  public long admit(int place, long word) {
    if (place >= tested.length) {
      int larger = Math.max(place + 1, (objects.count() >> 6) + 1);
      tested = Arrays.copyOf(tested, larger);
      passed = Arrays.copyOf(passed, larger);
    }
    for (long left = word & ~tested[place]; left != 0; left &= left - 1) {
      test(place, Long.numberOfTrailingZeros(left));
    }
    return word & passed[place];
  }

  private void test(int place, int bit) {
    tested[place] |= 1L << bit;
    if (test.test(objects.get((place << 6) + bit))) {
      passed[place] |= 1L << bit;
    }
  }
}
