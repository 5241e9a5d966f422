package dev.lethe.analysis.callgraph;

import dev.lethe.analysis.models.Scopes;
import dev.lethe.analysis.program.ClassModel;
import dev.lethe.analysis.program.Descriptors;
import dev.lethe.analysis.program.FieldModel;
import dev.lethe.analysis.program.MethodModel;
import dev.lethe.analysis.program.ParameterModel;
import dev.lethe.catalogue.apis.BeanScopes;
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
  private final Scopes scopes;
  private final List<HeapObject> all = new ArrayList<>();
  private final Map<String, List<HeapObject>> bySupertype = new HashMap<>();
  private final Map<String, Integer> nodes = new HashMap<>();
  private final Set<String> byContainer = new HashSet<>();
  private final Set<String> wired = new HashSet<>();
  private final Map<String, Boolean> elsewhere = new HashMap<>();
  private final Map<String, List<ClassModel>> beans = new HashMap<>();

  Created(Solver solver) {
    this.solver = solver;
    this.scopes = new Scopes(solver.program, BeanScopes.shipped());
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

  /**
   * A bean: an object of a concrete application class that a container makes, and injects other
   * beans into.
   */
  void bean(ClassModel model, Site site) {
    if (isMadeByContainers(model) && wired.add(model.name())) {
      byContainer.add(model.name());
      construct(model, site, this::parameter);
    }
  }

  /** An object of a concrete application class that something unknown makes. */
  private void byContainer(ClassModel model, Site site) {
    if (isMadeByContainers(model) && byContainer.add(model.name())) {
      construct(
          model,
          site,
          (method, index, node, at) -> unknown(method.parameterTypes().get(index), node, at));
    }
  }

  private static boolean isMadeByContainers(ClassModel model) {
    return model.isApplication() && model.isConcrete() && !model.isEnum();
  }

  /** Tells what a constructor is given. */
  @FunctionalInterface
  private interface Giving {
    void give(MethodModel constructor, int parameter, int node, Site site);
  }

  private void construct(ClassModel model, Site site, Giving giving) {
    HeapObject made = solver.object(HeapObject.Kind.EXACT, model.name(), null, "by container");
    solver.initialize(model.name(), site);
    for (MethodModel method : model.methods()) {
      if (method.isConstructor()) {
        construct(method, made, site, giving);
      }
    }
  }

  private void construct(MethodModel constructor, HeapObject made, Site site, Giving giving) {
    int[] arguments = new int[constructor.parameterTypes().size() + 1];
    for (int i = 1; i < arguments.length; i++) {
      arguments[i] = solver.constraints.nodes(1);
      giving.give(constructor, i - 1, arguments[i], site);
    }
    solver.link(site, constructor, arguments, 0, StepKind.CREATED, made);
  }

  /**
   * Puts into a node what an argument may be that nobody is seen to pass: anything that the
   * application creates and that fits.
   */
  void parameter(MethodModel method, int index, int node, Site site) {
    List<ParameterModel> known = solver.signatures.of(method);
    Set<String> inside = index < known.size() ? known.get(index).types() : Set.of();
    anything(method.parameterTypes().get(index), inside, node, site);
  }

  /** Puts into a node what a container puts into a field that no code assigns. */
  void injected(FieldModel field, int node, Site site) {
    anything(Descriptors.type(field.descriptor()), solver.signatures.of(field), node, site);
  }

  /**
   * @param inside the classes that the generic type names: what a container of beans holds
   */
  private void anything(String type, Set<String> inside, int node, Site site) {
    made(type, site);
    unknown(type, node, site);
    if (Descriptors.isReference(type)
        && !solver.models.isValue(type)
        && !solver.program.isApplication(type)) {
      int held = solver.contents(solver.unread(type, site, "unknown"));
      inside.stream()
          .filter(solver.program::isApplication)
          .sorted()
          .forEach(
              name -> {
                made(name, site);
                unknown(name, held, site);
              });
    }
  }

  /** Looks at the code that makes objects of a type; a container makes the others. */
  private void made(String type, Site site) {
    if (Descriptors.isReference(type) && solver.program.isApplication(type)) {
      solver.outside.creators(type);
      beans(type).forEach(bean -> bean(bean, site));
    }
  }

  /** The concrete classes of a type of which a container makes objects. */
  private List<ClassModel> beans(String type) {
    return beans.computeIfAbsent(
        type, key -> solver.program.subtypes(key).stream().filter(this::isBean).toList());
  }

  private boolean isBean(ClassModel model) {
    return model.isApplication() && model.isConcrete() && scopes.isBean(model);
  }

  /**
   * Whether the application has no class for objects of a type, such as for an interface that a
   * framework implements when the program runs.
   */
  private boolean isMadeElsewhere(String type) {
    return elsewhere.computeIfAbsent(
        type, key -> solver.program.subtypes(key).stream().noneMatch(ClassModel::isConcrete));
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
      if (isMadeElsewhere(type)) {
        solver.constraints.add(node, solver.unread(type, null, "made elsewhere"));
      }
    } else {
      HeapObject object = solver.unread(type, site, "unknown");
      if (type.charAt(0) == '[') {
        unknown(Descriptors.element(type), solver.elements(object), site);
      }
      solver.constraints.add(node, object);
    }
  }
}
