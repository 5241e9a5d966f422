package dev.lethe.analysis.callgraph;

import dev.lethe.analysis.program.Descriptors;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** Lets through what can be of a type. */
final class TypeFilter {

  private final Solver solver;
  private final Map<String, ObjectSet.Mask> filters = new HashMap<>();

  TypeFilter(Solver solver) {
    this.solver = solver;
  }

  ObjectSet.Mask of(String type) {
    return filters.computeIfAbsent(type, Remembered::new);
  }

  /** A filter that decides about each object once. */
  private final class Remembered implements ObjectSet.Mask {

    private final String type;
    private long[] decided = new long[0];
    private long[] passes = new long[0];

    Remembered(String type) {
      this.type = type;
    }

    @Override
    public long admit(int place, long word) {
      if (place >= decided.length) {
        int larger = Math.max(place + 1, (solver.constraints.objectCount() >> 6) + 1);
        decided = Arrays.copyOf(decided, larger);
        passes = Arrays.copyOf(passes, larger);
      }
      long open = word & ~decided[place];
      for (long left = open; left != 0; left &= left - 1) {
        decide(place, Long.numberOfTrailingZeros(left));
      }
      return word & passes[place];
    }

    private void decide(int place, int bit) {
      decided[place] |= 1L << bit;
      if (fits(solver.constraints.object((place << 6) + bit), type)) {
        passes[place] |= 1L << bit;
      }
    }
  }

  private boolean fits(HeapObject object, String type) {
    if (object.isUnread()) {
      return !solver.program.isApplication(type) && !solver.models.isValue(type);
    }
    boolean open = object.kind() == HeapObject.Kind.LIBRARY && !solver.program.isApplication(type);
    return solver.isOf(object, type) || (open && canBe(object.type(), type));
  }

  /** Whether an object known to be of one type may turn out to be of a narrower one. */
  private boolean canBe(String known, String type) {
    if (type.charAt(0) == '[' || known.charAt(0) == '[') {
      return known.equals("java/lang/Object") || canBeArray(known, type);
    }
    return solver.program.isSubtype(type, known);
  }

  private boolean canBeArray(String known, String type) {
    if (type.charAt(0) != '[' || known.charAt(0) != '[') {
      return false;
    }
    String element = Descriptors.element(known);
    String wanted = Descriptors.element(type);
    return Descriptors.isReference(element)
        && Descriptors.isReference(wanted)
        && canBe(element, wanted);
  }
}
