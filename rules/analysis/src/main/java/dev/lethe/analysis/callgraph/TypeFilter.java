package dev.lethe.analysis.callgraph;

import dev.lethe.analysis.program.Descriptors;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Lets through what can be of a type. */
final class TypeFilter {

  private final Solver solver;
  private final Map<String, Constraints.Filter> filters = new HashMap<>();

  TypeFilter(Solver solver) {
    this.solver = solver;
  }

  Constraints.Filter of(String type) {
    return filters.computeIfAbsent(type, Remembered::new);
  }

  /** A filter that decides about each object once. */
  private final class Remembered implements Constraints.Filter {

    private final String type;
    private final BitSet decided = new BitSet();
    private final BitSet passes = new BitSet();

    Remembered(String type) {
      this.type = type;
    }

    @Override
    public @Nullable HeapObject pass(HeapObject object) {
      if (!decided.get(object.id())) {
        decided.set(object.id());
        passes.set(object.id(), fits(object, type));
      }
      return passes.get(object.id()) ? object : null;
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
