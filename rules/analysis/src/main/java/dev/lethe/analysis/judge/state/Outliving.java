package dev.lethe.analysis.judge.state;

import dev.lethe.analysis.callgraph.CallGraph;
import dev.lethe.analysis.callgraph.Context;
import dev.lethe.analysis.callgraph.HeapObject;
import dev.lethe.analysis.flow.Step;
import dev.lethe.analysis.judge.Case;
import dev.lethe.analysis.program.ClassModel;
import dev.lethe.analysis.program.FieldModel;
import dev.lethe.analysis.program.Layer;
import dev.lethe.catalogue.apis.Effect;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The objects that outlive a session: what hangs, any number of objects deep, from static fields
 * and from beans of singleton scope; each with the innermost application fields that hold it.
 */
final class Outliving {

  private record Held(HeapObject object, @Nullable FieldModel by) {}

  /** What is held, and what keeps all of it. */
  private record Open(Held held, Keeper keeper) {}

  /** What an application's class extends if it holds things by what it inherits. */
  private static final List<String> CONTAINERS =
      List.of(
          "java/util/Collection",
          "java/util/Map",
          "java/lang/ThreadLocal",
          "java/lang/ref/Reference");

  /** What an object of unknown class keeps cannot be told from what anything else keeps. */
  private static final String ANYTHING = "java/lang/Object";

  /** How the call graph marks the entries of a map. */
  private static final String PART = "held";

  private final Case evidence;
  private final CallGraph graph;
  private final Building building;
  private final Set<HeapObject> whole = new HashSet<>();
  private final Map<HeapObject, Set<FieldModel>> holders = new LinkedHashMap<>();
  private final Map<FieldModel, Keeper> keepers = new HashMap<>();
  private final Set<Held> seen = new HashSet<>();
  private final ArrayDeque<Open> open = new ArrayDeque<>();

  Outliving(Case evidence, Building building) {
    this.evidence = evidence;
    this.graph = evidence.graph();
    this.building = building;
    for (FieldModel field : graph.staticFields()) {
      if (field.owner().isApplication() && !field.isSynthetic()) {
        Keeper keeper = new Keeper("the static field " + name(field), evidence.places().of(field));
        graph.objects(field).forEach(object -> hold(object, field, keeper));
      }
    }
    new Singletons(evidence).beans().forEach(bean -> hold(bean.object(), null, bean.keeper()));
    while (!open.isEmpty()) {
      follow(open.remove());
    }
  }

  private static String name(FieldModel field) {
    return field.owner().name().replace('/', '.').replace('$', '.') + "." + field.name();
  }

  private void hold(HeapObject object, @Nullable FieldModel by, Keeper keeper) {
    Held held = new Held(object, by);
    if (seen.add(held)) {
      Set<FieldModel> fields = holders.computeIfAbsent(object, key -> new LinkedHashSet<>(2));
      if (by != null) {
        fields.add(by);
      }
      open.add(new Open(held, keeper));
    }
  }

  private void follow(Open next) {
    Held held = next.held;
    HeapObject object = held.object;
    switch (object.kind()) {
      case EXACT -> {
        if (isThereFromTheStart(object)) {
          fieldsOf(object, next.keeper);
        }
        contentOf(object, held.by, next.keeper);
      }
      case ARRAY, LIBRARY -> contentOf(object, held.by, next.keeper);
      case FUNCTION -> captured(object, held.by, next.keeper);
      default -> {}
    }
  }

  /** Of what library code nobody read keeps, nothing can be said but that it may be called. */
  private void contentOf(HeapObject object, @Nullable FieldModel by, Keeper keeper) {
    if (!object.isUnread() && isContainer(object.type())) {
      graph.contents(object).stream()
          .filter(inner -> !isStandIn(inner))
          .forEach(inner -> hold(inner, by, keeper));
    }
  }

  /** An object that a container may have made stands for whatever the analysis does not know. */
  private static boolean isStandIn(HeapObject object) {
    return object.kind() == HeapObject.Kind.EXACT && object.context() == null;
  }

  private boolean isContainer(String type) {
    if (graph.program().isApplication(type)) {
      return CONTAINERS.stream().anyMatch(container -> graph.program().isSubtype(type, container));
    }
    ClassModel model = graph.program().find(type);
    return model != null
        && model.layer() == Layer.PLATFORM
        && !type.equals(ANYTHING)
        && !graph.isNeutral(type)
        && !graph.isFunctional(type);
  }

  /**
   * What sessions themselves put somewhere counts for the field that keeps it, not for fields of
   * its own.
   */
  private boolean isThereFromTheStart(HeapObject object) {
    Context home = object.context();
    return home == null
        ? !evidence.facts().scopes().isNarrower(object.type())
        : building.isStartUp(home);
  }

  private void fieldsOf(HeapObject object, Keeper keeper) {
    whole.add(object);
    for (ClassModel model : graph.program().lineage(object.type())) {
      for (FieldModel field : model.isApplication() ? model.fields() : List.<FieldModel>of()) {
        if (!field.isStatic()) {
          fieldOf(object, field, keeper);
        }
      }
    }
  }

  private void fieldOf(HeapObject object, FieldModel field, Keeper keeper) {
    keepers.putIfAbsent(field, keeper);
    if (field.holdsReference()) {
      graph.objects(object, field).forEach(inner -> hold(inner, field, keeper));
    }
  }

  private void captured(HeapObject function, @Nullable FieldModel by, Keeper keeper) {
    Context home = function.context();
    if (home != null && function.site() instanceof Step.Function made) {
      for (int value : made.captured()) {
        graph.objects(home, value).forEach(inner -> hold(inner, by, keeper));
      }
    }
  }

  /** What keeps the object whose field this is. */
  Optional<Keeper> keeper(FieldModel field) {
    return Optional.ofNullable(keepers.get(field));
  }

  /** Whether an object's own fields outlive a session. */
  boolean contains(HeapObject object) {
    return whole.contains(object);
  }

  /**
   * The fields whose state is looked at with what an array, a container or a view of one holds:
   * those that hold the object behind it directly, or else those that hold the view.
   */
  Set<FieldModel> slotsOfContent(HeapObject object) {
    return slots(object, behind -> true);
  }

  /** The same for a change, which an object that is fixed once made refuses. */
  Set<FieldModel> slotsOfChange(HeapObject object) {
    return slots(object, behind -> !isFixed(behind));
  }

  private boolean isFixed(HeapObject object) {
    List<Effect> effects =
        object.site() instanceof Step.Call made ? graph.effects(made.target()) : null;
    return effects != null && effects.contains(new Effect.Fixed());
  }

  private Set<FieldModel> slots(HeapObject object, Predicate<HeapObject> counts) {
    if (!object.detail().equals(PART)) {
      return slotsOfWhole(object, counts);
    }
    Set<FieldModel> slots = new LinkedHashSet<>(2);
    Context home = object.context();
    if (home != null && object.site() instanceof Step.Call call && call.arguments().length > 0) {
      graph
          .objects(home, call.arguments()[0])
          .forEach(it -> slots.addAll(slotsOfWhole(it, counts)));
    }
    return slots;
  }

  private Set<FieldModel> slotsOfWhole(HeapObject object, Predicate<HeapObject> counts) {
    if (object.isUnread() || object.type().equals(ANYTHING)) {
      return Set.of();
    }
    Set<FieldModel> direct = new LinkedHashSet<>(2);
    boolean any = false;
    for (HeapObject behind : graph.behind(object)) {
      Set<FieldModel> fields = holders.getOrDefault(behind, Set.of());
      any |= !fields.isEmpty();
      direct.addAll(counts.test(behind) ? fields : Set.of());
    }
    return any || !counts.test(object) ? direct : holders.getOrDefault(object, Set.of());
  }
}
