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
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Finds the reads and writes of stores in a method: by the catalogue for known libraries, by
 * configuration for in-house stores.
 */
final class Accesses {

  private static final String READ_ONLY_MODE = "r";

  private final CallGraph graph;
  private final Facts facts;
  private final PlaceNames names;

  Accesses(CallGraph graph, Facts facts) {
    this.graph = graph;
    this.facts = facts;
    this.names = new PlaceNames(graph);
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
    List<Effect> effects = graph.effects(target);
    for (Effect effect : effects == null ? List.<Effect>of() : effects) {
      if (effect instanceof Effect.StoreRead read) {
        found.add(
            access(
                context,
                step,
                target,
                arguments,
                isStatic,
                read.kind(),
                read.place(),
                true,
                false));
      } else if (effect instanceof Effect.StoreWrite write) {
        found.add(
            access(
                context,
                step,
                target,
                arguments,
                isStatic,
                write.kind(),
                write.place(),
                false,
                true));
      } else if (effect instanceof Effect.StoreOpen open) {
        Mode mode = mode(context, arguments, isStatic ? open.mode() - 1 : open.mode());
        found.add(
            access(
                context,
                step,
                target,
                arguments,
                isStatic,
                open.kind(),
                open.place(),
                mode.reads,
                mode.writes));
      }
    }
  }

  private Access access(
      Context context,
      Step step,
      Member target,
      int[] arguments,
      boolean isStatic,
      String kind,
      int slot,
      boolean reads,
      boolean writes) {
    int index = isStatic ? slot - 1 : slot;
    int value = index >= 0 && index < arguments.length ? arguments[index] : 0;
    StoreKind storeKind = StoreKind.valueOf(kind.toUpperCase(Locale.ROOT).replace('-', '_'));
    boolean keyed = storeKind == StoreKind.PREFERENCES && arguments.length > 1;
    Set<PlaceText> key = keyed ? names.of(context, arguments[1]) : Set.of();
    return new Access(
        context,
        step,
        storeKind,
        reads,
        writes,
        names.of(context, value),
        key,
        target.owner(),
        value,
        value != 0 && names.isTemporary(context, value));
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
              context, step, store.kind(), reads, writes, Set.of(), key, store.type(), 0, false));
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
