package dev.lethe.analysis.callgraph;

import dev.lethe.analysis.program.Descriptors;
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
    return filters.computeIfAbsent(
        type, key -> new RememberedMask(solver.constraints.objects(), object -> fits(object, key)));
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
