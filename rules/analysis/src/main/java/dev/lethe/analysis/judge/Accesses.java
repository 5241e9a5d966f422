package dev.lethe.analysis.judge;

import dev.lethe.analysis.callgraph.CallGraph;
import dev.lethe.analysis.callgraph.Context;
import dev.lethe.analysis.callgraph.HeapObject;
import dev.lethe.analysis.facts.Facts;
import dev.lethe.analysis.flow.Invocation;
import dev.lethe.analysis.flow.Member;
import dev.lethe.analysis.flow.Step;
import dev.lethe.catalogue.apis.Effect;
import dev.lethe.catalogue.vocabulary.DeclaredStore;
import dev.lethe.catalogue.vocabulary.StoreKind;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Finds the reads and writes of stores in a method: by the catalogue for known libraries, by
 * configuration for in-house stores.
 */
final class Accesses {

  private static final String READ_ONLY_MODE = "r";

  private final CallGraph graph;
  private final Facts facts;
  private final PlaceNames names;
  private final SessionMemories memories;

  Accesses(CallGraph graph, Facts facts) {
    this.graph = graph;
    this.facts = facts;
    this.names = new PlaceNames(graph);
    this.memories = new SessionMemories(graph, facts);
  }

  /** All accesses of a method, in the order of its steps. */
  List<Access> in(Context context) {
    List<Access> found = new ArrayList<>();
    for (Step step : context.flow().steps()) {
      if (step instanceof Step.Call call) {
        at(context, call, call.target(), call.arguments(), call.kind() == Invocation.STATIC, found);
      } else if (step instanceof Step.Function function) {
        boolean isStatic = function.kind() == Invocation.STATIC || function.constructs();
        at(context, function, function.implementation(), function.captured(), isStatic, found);
      }
    }
    return found;
  }

  private void at(
      Context context,
      Step step,
      Member target,
      int[] arguments,
      boolean isStatic,
      List<Access> found) {
    Optional<DeclaredStore> declared = declared(context, step, target, arguments);
    if (declared.isPresent()) {
      inHouse(context, step, target, arguments, declared.get(), found);
      return;
    }
    Call call = new Call(context, step, target, arguments, isStatic);
    if (!known(call, found) && !isStatic && graph.isNameOfAccess(target.name())) {
      receivers(call).forEach(it -> known(it, found));
    }
  }

  /** What is asked about: a call, or a reference to the method that would be called. */
  private record Call(
      Context context, Step step, Member target, int[] arguments, boolean isStatic) {

    /** The value in a slot, or 0. */
    int value(int slot) {
      int index = isStatic ? slot - 1 : slot;
      return index >= 0 && index < arguments.length ? arguments[index] : 0;
    }
  }

  /** Adds the accesses that the catalogue knows of the method called; says whether it knows any. */
  private boolean known(Call call, List<Access> found) {
    int before = found.size();
    List<Effect> effects = graph.knownEffects(call.target);
    for (Effect effect : effects == null ? List.<Effect>of() : effects) {
      if (effect instanceof Effect.StoreRead read) {
        found.add(access(call, read.kind(), read.place(), read.key(), new Mode(true, false)));
      } else if (effect instanceof Effect.StoreWrite write) {
        found.add(access(call, write.kind(), write.place(), write.key(), new Mode(false, true)));
      } else if (effect instanceof Effect.StoreOpen open) {
        int index = call.isStatic ? open.mode() - 1 : open.mode();
        Mode mode = mode(call.context, call.arguments, index);
        found.add(access(call, open.kind(), open.place(), Effect.Location.NONE, mode));
      }
    }
    return found.size() > before;
  }

  /** The same call on the types of library objects that get there, such as a map kept in a file. */
  private List<Call> receivers(Call call) {
    Set<String> types = new TreeSet<>();
    for (HeapObject object : graph.objects(call.context, call.value(Effect.Location.THIS))) {
      if (object.kind() == HeapObject.Kind.LIBRARY || object.kind() == HeapObject.Kind.EXACT) {
        types.add(object.type());
      }
    }
    types.remove(call.target.owner());
    Member named = call.target;
    return types.stream()
        .filter(type -> graph.program().isSubtype(type, named.owner()))
        .map(type -> new Member(type, named.name(), named.descriptor()))
        .map(it -> new Call(call.context, call.step, it, call.arguments, call.isStatic))
        .toList();
  }

  private Access access(Call call, String kind, int place, int key, Mode mode) {
    StoreKind storeKind = StoreKind.ofWord(kind);
    int value = call.value(place);
    return new Access(
        call.context,
        call.step,
        storeKind,
        mode.reads,
        mode.writes,
        place(call, storeKind, place, value),
        names.of(call.context, call.value(key)),
        call.target.owner(),
        value,
        memories.isInMemory(call.context, value),
        value != 0 && isTemporary(call.context, value));
  }

  /** A store without places in it is itself the place. */
  private Set<PlaceText> place(Call call, StoreKind kind, int slot, int value) {
    if (slot == Effect.Location.NONE) {
      return Set.of(new PlaceText(call.target.owner(), true));
    }
    Set<PlaceText> entities = kind == StoreKind.DATABASE ? entities(call.context, value) : Set.of();
    return entities.isEmpty() ? names.of(call.context, value) : entities;
  }

  /** An entity's class, or an object of it, stands for the table that it is kept in. */
  private Set<PlaceText> entities(Context context, int value) {
    Set<PlaceText> entities = new LinkedHashSet<>();
    for (HeapObject object : graph.objects(context, value)) {
      String type =
          object.kind() == HeapObject.Kind.CLASS ? object.detail().toString() : object.type();
      if (object.kind() == HeapObject.Kind.CLASS || graph.program().isApplication(type)) {
        int start = Math.max(type.lastIndexOf('/'), type.lastIndexOf('$')) + 1;
        entities.add(new PlaceText(type.substring(start), true));
      }
    }
    return entities;
  }

  private boolean isTemporary(Context context, int value) {
    return names.isTemporary(context, value) || memories.isOfSession(context, value);
  }

  // ---- in-house stores

  private Optional<DeclaredStore> declared(
      Context context, Step step, Member target, int[] arguments) {
    Optional<DeclaredStore> named = facts.declaredStore(target.owner());
    boolean virtual =
        step instanceof Step.Call call
            && (call.kind() == Invocation.VIRTUAL || call.kind() == Invocation.INTERFACE);
    if (named.isPresent() || !virtual || facts.vocabulary().stores().isEmpty()) {
      return named;
    }
    for (HeapObject object : graph.objects(context, arguments[0])) {
      Optional<DeclaredStore> real = facts.declaredStore(object.type());
      if (real.isPresent()) {
        return real;
      }
    }
    return Optional.empty();
  }

  private void inHouse(
      Context context,
      Step step,
      Member target,
      int[] arguments,
      DeclaredStore store,
      List<Access> found) {
    boolean reads = store.reads().contains(target.name());
    boolean writes = store.writes().contains(target.name());
    if (reads || writes) {
      Set<PlaceText> key = arguments.length > 1 ? names.of(context, arguments[1]) : Set.of();
      found.add(
          new Access(
              context,
              step,
              store.kind(),
              reads,
              writes,
              Set.of(),
              key,
              store.type(),
              0,
              false,
              false));
    }
  }

  // ---- how a file is opened

  private record Mode(boolean reads, boolean writes) {}

  private Mode mode(Context context, int[] arguments, int index) {
    if (index < 0 || index >= arguments.length) {
      return new Mode(true, true);
    }
    for (PlaceText text : names.of(context, arguments[index])) {
      return new Mode(true, !text.text().equals(READ_ONLY_MODE));
    }
    return options(context, arguments[index]);
  }

  /** The constants of {@code StandardOpenOption} that are put into the array or set of options. */
  private Mode options(Context context, int value) {
    List<String> options = new ArrayList<>();
    List<HeapObject> arrays = graph.objects(context, value);
    for (Step step : context.flow().steps()) {
      boolean puts =
          step instanceof Step.ArrayStore store
              && graph.objects(context, store.array()).equals(arrays);
      if (puts && step instanceof Step.ArrayStore store) {
        options.addAll(constants(context, store.value()));
      }
    }
    boolean writes = options.contains("WRITE") || options.contains("APPEND");
    boolean elsewhere =
        options.isEmpty()
            && arrays.stream().noneMatch(object -> object.kind() == HeapObject.Kind.ARRAY);
    return new Mode(options.contains("READ") || !writes, writes || elsewhere);
  }

  private static List<String> constants(Context context, int value) {
    List<String> names = new ArrayList<>();
    for (Step step : context.flow().steps()) {
      if (step instanceof Step.Load load && load.value() == value && load.isStatic()) {
        names.add(load.field().name());
      }
    }
    return names;
  }
}
