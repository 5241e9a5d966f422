package dev.lethe.analysis.callgraph;

import dev.lethe.analysis.flow.Member;
import dev.lethe.analysis.program.ClassModel;
import dev.lethe.analysis.program.Descriptors;
import dev.lethe.analysis.program.FieldModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Fields that are read and set by other ways than by their names in code: reflection, variable
 * handles, field updaters, and {@code Unsafe}, of which the offset is not known, so that any field
 * of the object may be meant.
 */
final class FieldAccess {

  private static final Set<String> ONLY_READ =
      Set.of("get", "getVolatile", "getOpaque", "getAcquire");

  private final Solver solver;
  private final Constraints constraints;
  private final Reflection reflection;
  private final MemberNames names;

  FieldAccess(Solver solver, Reflection reflection, MemberNames names) {
    this.solver = solver;
    this.constraints = solver.constraints;
    this.reflection = reflection;
    this.names = names;
  }

  // ---- finding

  /** A call that finds fields; {@code type} and {@code name} are the arguments that say which. */
  void find(Calls.Request request, int type, int name) {
    reflection.lookUp(
        request,
        request.arguments()[type],
        model ->
            reflection.forEachText(request.arguments()[name], text -> found(request, model, text)));
  }

  private void found(Calls.Request request, ClassModel model, String name) {
    if (names.hasField(model, name)) {
      constraints.add(request.result(), member(model, name));
    }
  }

  /** A call that finds all fields of a class. */
  void findAll(Calls.Request request) {
    HeapObject array =
        solver.object(HeapObject.Kind.ARRAY, "[Ljava/lang/reflect/Field;", request.site(), "");
    constraints.add(request.result(), array);
    reflection.lookUp(
        request,
        request.arguments()[0],
        model -> constraints.add(solver.contents(array), member(model, "*")));
  }

  private HeapObject member(ClassModel model, String name) {
    return solver.object(
        HeapObject.Kind.MEMBER,
        "java/lang/reflect/Field",
        null,
        new ReflectedMember(model.name(), name));
  }

  // ---- using

  /** A call on a field, a variable handle or an updater; the object comes first, the value last. */
  boolean use(Calls.Request request, Member target) {
    int[] arguments = request.arguments();
    boolean gets = target.name().startsWith("get") || target.name().contains("Exchange");
    boolean sets = !ONLY_READ.contains(target.name()) && arguments.length > 1;
    int base = arguments.length > 1 ? arguments[1] : 0;
    constraints.listen(
        arguments[0],
        object -> {
          if (object.detail() instanceof ReflectedMember member) {
            if (gets) {
              get(member, base, request.result());
            }
            if (sets) {
              set(member, base, arguments[arguments.length - 1]);
            }
          }
        });
    return true;
  }

  /** What a field holds gets into a node. */
  void get(ReflectedMember member, int base, int result) {
    for (FieldModel field : fields(member)) {
      if (field.isStatic()) {
        constraints.flow(solver.staticNode(field), result);
      } else {
        constraints.listen(base, object -> get(object, field, result));
      }
    }
  }

  private void get(HeapObject object, FieldModel field, int result) {
    if (has(object, field)) {
      constraints.flow(solver.fieldNode(object, field), result);
    }
  }

  /** What is in a node gets into a field. */
  void set(ReflectedMember member, int base, int value) {
    for (FieldModel field : fields(member)) {
      String type = Descriptors.type(field.descriptor());
      if (field.isStatic()) {
        solver.flowIf(value, solver.staticNode(field), type);
      } else {
        constraints.listen(base, object -> set(object, field, value));
      }
    }
  }

  private void set(HeapObject object, FieldModel field, int value) {
    if (has(object, field)) {
      solver.flowIf(value, solver.fieldNode(object, field), Descriptors.type(field.descriptor()));
    }
  }

  private boolean has(HeapObject object, FieldModel field) {
    return object.kind() == HeapObject.Kind.EXACT
        && solver.program.isSubtype(object.type(), field.owner().name());
  }

  private List<FieldModel> fields(ReflectedMember member) {
    List<FieldModel> found = new ArrayList<>();
    for (ClassModel model : solver.program.lineage(member.type())) {
      for (FieldModel field : model.isApplication() ? model.fields() : List.<FieldModel>of()) {
        boolean named = member.name().equals("*") || member.name().equals(field.name());
        if (named && Descriptors.isReference(Descriptors.type(field.descriptor()))) {
          found.add(field);
        }
      }
    }
    return found;
  }

  // ---- Unsafe

  /** A call of {@code Unsafe}; says whether it is one that reads or sets a field. */
  boolean onUnsafe(Calls.Request request, Member target) {
    int[] arguments = request.arguments();
    boolean ofObjects = target.name().contains("Object") || target.name().contains("Reference");
    if (!ofObjects || arguments.length < 3) {
      return false;
    }
    int value = arguments[arguments.length - 1];
    constraints.listen(
        arguments[1], object -> anyOf(object, request.result(), arguments.length > 3 ? value : 0));
    return true;
  }

  private void anyOf(HeapObject object, int result, int value) {
    if (object.kind() == HeapObject.Kind.ARRAY) {
      constraints.flow(solver.contents(object), result);
      constraints.flow(value, solver.contents(object));
    }
    for (FieldModel field : fields(new ReflectedMember(object.type(), "*"))) {
      if (!field.isStatic()) {
        get(object, field, result);
        set(object, field, value);
      }
    }
  }
}
