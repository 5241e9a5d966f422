package dev.lethe.analysis.callgraph;

import dev.lethe.analysis.program.ClassModel;
import dev.lethe.analysis.program.Descriptors;
import dev.lethe.analysis.program.MethodModel;
import dev.lethe.catalogue.finding.StepKind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What stands in where a value's origin is unknown: every object of application classes that
 * anything made so far and that fits the type, and for a concrete application class one that a
 * container may have made.
 */
final class Created {

  private final Solver solver;
  private final List<HeapObject> all = new ArrayList<>();
  private final Map<String, List<HeapObject>> bySupertype = new HashMap<>();
  private final Map<String, Integer> nodes = new HashMap<>();
  private final Set<String> byContainer = new HashSet<>();

  Created(Solver solver) {
    this.solver = solver;
  }

  /** Takes note of a new object. */
  void note(HeapObject object) {
    boolean callable =
        object.kind() == HeapObject.Kind.FUNCTION
            || (object.kind() == HeapObject.Kind.EXACT
                && solver.program.isApplication(object.type()));
    if (callable) {
      all.add(object);
      supertypes(object).forEach(type -> offerTo(object, type));
    }
  }

  private Set<String> supertypes(HeapObject object) {
    Set<String> names = new LinkedHashSet<>();
    for (String type : object.types()) {
      solver.program.lineage(type).forEach(model -> names.add(model.name()));
    }
    return names;
  }

  private void offerTo(HeapObject object, String type) {
    bySupertype.computeIfAbsent(type, key -> new ArrayList<>(2)).add(object);
    Integer node = nodes.get(type);
    if (node != null) {
      solver.constraints.add(node, object);
    }
  }

  /** The node of all created objects of a type. */
  int node(String type) {
    Integer known = nodes.get(type);
    if (known == null) {
      int node = solver.constraints.nodes(1);
      nodes.put(type, node);
      bySupertype
          .getOrDefault(type, List.of())
          .forEach(object -> solver.constraints.add(node, object));
      return node;
    }
    return known;
  }

  List<HeapObject> madeByContainer() {
    return all.stream().filter(object -> object.context() == null).toList();
  }

  /** An object of a concrete application class that a container makes; its constructors run. */
  void byContainer(ClassModel model, Site site) {
    if (model.isApplication()
        && model.isConcrete()
        && !model.isEnum()
        && byContainer.add(model.name())) {
      HeapObject made = solver.object(HeapObject.Kind.EXACT, model.name(), null, "by container");
      solver.initialize(model.name(), site);
      for (MethodModel method : model.methods()) {
        if (method.isConstructor()) {
          construct(method, made, site);
        }
      }
    }
  }

  private void construct(MethodModel constructor, HeapObject made, Site site) {
    int[] arguments = new int[constructor.parameterTypes().size() + 1];
    for (int i = 1; i < arguments.length; i++) {
      arguments[i] = solver.constraints.nodes(1);
      unknown(constructor.parameterTypes().get(i - 1), arguments[i], site);
    }
    solver.link(site, constructor, arguments, 0, StepKind.CREATED, made);
  }

  /**
   * Puts into a node what an argument may be that nobody is seen to pass: anything that the
   * application creates and that fits.
   */
  void anything(String type, int node, Site site) {
    if (Descriptors.isReference(type) && solver.program.isApplication(type)) {
      solver.outside.creators(type);
    }
    unknown(type, node, site);
  }

  /** Puts into a node what a value of unknown origin may be. */
  void unknown(String type, int node, Site site) {
    if (node == 0 || solver.models.isValue(type) || type.equals("java/lang/Object")) {
      return;
    }
    ClassModel model = type.charAt(0) == '[' ? null : solver.program.find(type);
    if (model != null && model.isApplication()) {
      if (model.isEnum()) {
        solver.initialize(type, site);
      }
      solver.constraints.flow(node(type), node);
      byContainer(model, site);
    } else {
      HeapObject object = solver.unread(type, site, "unknown");
      if (type.charAt(0) == '[') {
        unknown(Descriptors.element(type), solver.elements(object), site);
      }
      solver.constraints.add(node, object);
    }
  }
}
