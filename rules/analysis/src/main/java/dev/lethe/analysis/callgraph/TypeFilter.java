package dev.lethe.analysis.callgraph;

import dev.lethe.analysis.program.ClassModel;
import dev.lethe.analysis.program.Descriptors;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Lets through what can be of a type; library objects of unknown class become objects of that type. */
final class TypeFilter {

  private final Solver solver;
  private final Map<String, Constraints.Filter> filters = new HashMap<>();

  TypeFilter(Solver solver) {
    this.solver = solver;
  }

  Constraints.Filter of(String type) {
    return filters.computeIfAbsent(type, key -> object -> pass(object, key));
  }

  private @Nullable HeapObject pass(HeapObject object, String type) {
    if (solver.isOf(object, type)) {
      return object;
    }
    boolean open = object.kind() == HeapObject.Kind.LIBRARY && !solver.program.isApplication(type);
    return open && canBe(object.type(), type) ? narrowed(object, type) : null;
  }

  /** Whether an object known to be of one type can also be of another, as far as class files tell. */
  private boolean canBe(String known, String type) {
    if (type.charAt(0) == '[' || known.charAt(0) == '[') {
      return known.equals("java/lang/Object") || canBeArray(known, type);
    }
    ClassModel knownClass = solver.program.find(known);
    ClassModel typeClass = solver.program.find(type);
    if (knownClass == null || typeClass == null || solver.program.isSubtype(type, known)) {
      return true;
    }
    boolean interfaceInvolved = knownClass.isInterface() || typeClass.isInterface();
    return interfaceInvolved && !knownClass.isFinal() && !typeClass.isFinal();
  }

  private boolean canBeArray(String known, String type) {
    if (type.charAt(0) != '[' || known.charAt(0) != '[') {
      return false;
    }
    String element = Descriptors.element(known);
    String wanted = Descriptors.element(type);
    return Descriptors.isReference(element) && Descriptors.isReference(wanted) && canBe(element, wanted);
  }

  private HeapObject narrowed(HeapObject object, String type) {
    Site site = object.context() == null || object.site() == null ? null : new Site(object.context(), object.site());
    HeapObject narrow = solver.object(HeapObject.Kind.LIBRARY, type, site, object.detail());
    solver.constraints.merge(solver.contents(narrow), solver.contents(object));
    return narrow;
  }
}
