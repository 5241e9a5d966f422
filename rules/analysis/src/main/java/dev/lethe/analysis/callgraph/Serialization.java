package dev.lethe.analysis.callgraph;

import dev.lethe.analysis.flow.Member;
import dev.lethe.analysis.program.ClassModel;
import dev.lethe.analysis.program.Descriptors;
import dev.lethe.analysis.program.FieldModel;
import dev.lethe.analysis.program.MethodModel;
import dev.lethe.catalogue.finding.StepKind;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * What object streams call on application classes (Java object serialization specification, 2.3 and
 * 3.4): hooks when an object, or one that it holds, is written or read, and the constructor of the
 * first superclass that cannot be written.
 */
final class Serialization {

  private static final String SERIALIZABLE = "java/io/Serializable";
  private static final String EXTERNALIZABLE = "java/io/Externalizable";

  private final Solver solver;
  private final Constraints constraints;
  private final Lookups lookups;
  private final Map<Caller, Integer> written = new HashMap<>();
  private final Map<Caller, Set<String>> read = new HashMap<>();

  Serialization(Solver solver, Lookups lookups) {
    this.solver = solver;
    this.lookups = lookups;
    this.constraints = solver.constraints;
  }

  /** A call of an object stream; says whether it writes or reads an object. */
  boolean applies(Calls.Request request, Member target) {
    switch (target.name()) {
      case "writeObject", "writeUnshared" -> write(request);
      case "readObject", "readUnshared" -> read(request);
      case "registerValidation" ->
          solver.library.callMethods(
              request.caller(), request.arguments()[1], "validateObject", new int[0], 0);
      default -> {
        return false;
      }
    }
    return !target.name().startsWith("read");
  }

  // ---- writing

  /** Writes what is in a node, and what those objects hold. */
  private void write(Calls.Request request) {
    Caller caller = request.caller();
    int from = request.arguments()[1];
    Integer known = written.get(caller);
    int node = known == null ? constraints.nodes(1) : known;
    constraints.flow(from, node);
    if (known == null) {
      written.put(caller, node);
      constraints.listen(node, object -> write(request, object, node));
    }
  }

  private void write(Calls.Request request, HeapObject object, int node) {
    if (object.kind() == HeapObject.Kind.EXACT && solver.program.isApplication(object.type())) {
      if (solver.program.isSubtype(object.type(), SERIALIZABLE)) {
        hook(request, object, "writeReplace", node);
        hook(request, object, "writeObject", 0);
        hook(request, object, "writeExternal", 0);
        holdings(object, node);
      }
    } else if (object.kind() != HeapObject.Kind.TEXT) {
      constraints.flow(solver.contents(object), node);
    }
  }

  private void holdings(HeapObject object, int node) {
    for (ClassModel model : solver.program.lineage(object.type())) {
      for (FieldModel field : model.isApplication() ? model.fields() : Set.<FieldModel>of()) {
        if (!field.isStatic() && Descriptors.isReference(Descriptors.type(field.descriptor()))) {
          constraints.flow(solver.fieldNode(object, field), node);
        }
      }
    }
  }

  // ---- reading

  /** Objects of the type that the result is taken for, or of what the application makes anyway. */
  private void read(Calls.Request request) {
    boolean isKnown = solver.program.isApplication(request.resultType());
    Lookups.Lookup types = lookups.at(request.site(), model -> read(request, model.name()));
    constraints.listen(
        solver.created.node(isKnown ? request.resultType() : SERIALIZABLE),
        object -> add(object.type(), types));
    for (ClassModel model : solver.program.subtypes(request.resultType())) {
      if (isKnown) {
        add(model.name(), types);
      }
    }
  }

  private void add(String type, Lookups.Lookup types) {
    ClassModel model = solver.program.find(type);
    if (model != null && model.isApplication()) {
      types.add(model);
    }
  }

  private void read(Calls.Request request, String type) {
    ClassModel model = solver.program.find(type);
    boolean fits =
        model != null
            && model.isApplication()
            && model.isConcrete()
            && solver.program.isSubtype(type, SERIALIZABLE);
    if (fits && read.computeIfAbsent(request.caller(), key -> new HashSet<>()).add(type)) {
      HeapObject made =
          solver.object(HeapObject.Kind.EXACT, type, request.site(), "read from a stream");
      solver.initialize(type, request.caller());
      constraints.add(request.result(), made);
      construct(request.caller(), made);
      hook(request, made, "readObject", 0);
      hook(request, made, "readExternal", 0);
      hook(request, made, "readResolve", request.result());
    }
  }

  /** The constructor without arguments that runs: an externalizable class's own. */
  private void construct(Caller caller, HeapObject made) {
    ClassModel at = solver.program.find(made.type());
    boolean own = solver.program.isSubtype(made.type(), EXTERNALIZABLE);
    while (at != null && !own && solver.program.isSubtype(at.name(), SERIALIZABLE)) {
      at = solver.program.find(at.superName());
    }
    MethodModel constructor = at == null || !at.isApplication() ? null : at.method("<init>", "()V");
    if (constructor != null) {
      solver.link(caller, constructor, new int[1], 0, StepKind.CALLBACK, made);
    }
  }

  /** Calls what the class, or one above it, brings under a hook's name; it gets the stream. */
  private void hook(Calls.Request request, HeapObject object, String name, int result) {
    for (ClassModel model : solver.program.lineage(object.type())) {
      for (MethodModel method : model.isApplication() ? model.methods() : Set.<MethodModel>of()) {
        if (method.name().equals(name) && !method.isStatic() && !method.isAbstract()) {
          int[] arguments = new int[method.parameterTypes().size() + 1];
          Arrays.fill(arguments, 1, arguments.length, request.arguments()[0]);
          solver.link(request.caller(), method, arguments, result, StepKind.CALLBACK, object);
        }
      }
    }
  }
}
