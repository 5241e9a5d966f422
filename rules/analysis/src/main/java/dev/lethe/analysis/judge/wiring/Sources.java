package dev.lethe.analysis.judge.wiring;

import dev.lethe.analysis.callgraph.CallGraph;
import dev.lethe.analysis.flow.Invocation;
import dev.lethe.analysis.flow.Member;
import dev.lethe.analysis.flow.Step;
import dev.lethe.analysis.judge.wiring.Source.Nature;
import dev.lethe.analysis.models.Scopes;
import dev.lethe.analysis.program.ClassModel;
import dev.lethe.analysis.program.Descriptors;
import dev.lethe.analysis.program.FieldModel;
import dev.lethe.analysis.program.MethodModel;
import dev.lethe.analysis.program.Program;
import dev.lethe.catalogue.apis.Effect;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Goes back from a value to the stores that are read through it: along builders, fields,
 * parameters, the application's own methods, providers and beans.
 */
final class Sources {

  private static final String JDK = "java/";

  private record Asked(MethodModel method, int value, Trail trail) {}

  private final CallGraph graph;
  private final Program program;
  private final Scopes scopes;
  private final CallSites sites;
  private final Beans beans;
  private final StoreTypes stores;
  private final Set<Asked> asked = new HashSet<>();
  private final Set<Source> found = new LinkedHashSet<>();

  private Sources(CallGraph graph, Scopes scopes, CallSites sites, StoreTypes stores) {
    this.graph = graph;
    this.program = graph.program();
    this.scopes = scopes;
    this.sites = sites;
    this.stores = stores;
    this.beans = new Beans(graph, scopes);
  }

  /** What is read through a value of a body. */
  static Set<Source> of(
      CallGraph graph, Scopes scopes, CallSites sites, StoreTypes stores, Spot spot, int value) {
    Sources search = new Sources(graph, scopes, sites, stores);
    search.value(spot.method(), value, Trail.START);
    return search.found;
  }

  private void add(Nature nature, String kind, MethodModel made, Trail trail) {
    String read = trail.kind().isEmpty() ? kind : trail.kind();
    found.add(new Source(nature, read, made, trail.isKept(), trail.provision()));
  }

  // ---- within a body

  private void value(MethodModel method, int value, Trail trail) {
    if (value == 0 || !asked.add(new Asked(method, value, trail))) {
      return;
    }
    int[] parameters = graph.flow(method).parameters();
    for (int i = 0; i < parameters.length; i++) {
      if (parameters[i] == value) {
        parameter(method, i, trail);
      }
    }
    for (Step step : graph.steps(method)) {
      step(method, step, value, trail);
    }
  }

  private void step(MethodModel method, Step step, int value, Trail trail) {
    if (step instanceof Step.Move move && move.to() == value) {
      value(method, move.from(), trail);
    } else if (step instanceof Step.Cast cast && cast.to() == value) {
      value(method, cast.from(), trail);
    } else if (step instanceof Step.ArrayStore store && store.array() == value) {
      value(method, store.value(), trail);
    } else if (step instanceof Step.Load load && load.value() == value) {
      field(load, trail);
    } else if (step instanceof Step.Function function && function.value() == value) {
      function(function, trail);
    } else if (step instanceof Step.Call call && makes(call, value)) {
      call(method, call, trail);
    } else if (step instanceof Step.Call call && fills(call, value)) {
      container(method, call, trail);
    }
  }

  private static boolean makes(Step.Call call, int value) {
    return call.target().name().equals("<init>")
        ? call.arguments()[0] == value
        : call.result() == value;
  }

  private static boolean fills(Step.Call call, int value) {
    return isVirtual(call)
        && call.arguments()[0] == value
        && call.target().owner().startsWith(JDK)
        && call.target().name().startsWith("add");
  }

  // ---- calls

  private void call(MethodModel method, Step.Call call, Trail trail) {
    Member target = call.target();
    List<Effect> effects = graph.knownEffects(target);
    if (program.isApplication(target.owner())) {
      own(method, call, trail);
    } else if (target.owner().startsWith(JDK)) {
      container(method, call, trail);
    } else if (effects != null) {
      known(method, call, effects, trail);
    } else {
      unknown(method, call, trail);
    }
  }

  private void known(MethodModel method, Step.Call call, List<Effect> effects, Trail trail) {
    for (Effect effect : effects) {
      if (effect instanceof Effect.InMemory) {
        add(Nature.IN_MEMORY, kind(call), method, trail);
        return;
      }
      if (effect instanceof Effect.Keeps keeps) {
        argument(method, call, keeps.slot(), trail.as(keeps.kind()));
        return;
      }
    }
    boolean hands = effects.stream().anyMatch(effect -> effect instanceof Effect.StoreRead);
    if (hands && call.kind() == Invocation.STATIC && !kind(call).isEmpty()) {
      add(Nature.LASTING, kind(call), method, trail);
    } else if (!hands && isVirtual(call)) {
      value(method, call.arguments()[0], trail);
    }
  }

  private static boolean isVirtual(Step.Call call) {
    return call.kind() == Invocation.VIRTUAL || call.kind() == Invocation.INTERFACE;
  }

  private void argument(MethodModel method, Step.Call call, int slot, Trail trail) {
    int index = call.kind() == Invocation.STATIC ? slot - 1 : slot;
    if (index >= 0 && index < call.arguments().length) {
      value(method, call.arguments()[index], trail);
    }
  }

  /** The kind of store that a call makes, by what it returns or what it is a method of. */
  private String kind(Step.Call call) {
    String type = Descriptors.result(call.target().descriptor());
    String kind = Descriptors.isReference(type) ? stores.kindOf(type) : "";
    return kind.isEmpty() ? stores.kindOf(call.target().owner()) : kind;
  }

  /** A collection, an optional or a stream is made of what it is given. */
  private void container(MethodModel method, Step.Call call, Trail trail) {
    for (int argument : call.arguments()) {
      value(method, argument, trail);
    }
  }

  /** A builder leads to where it was begun; what else a library makes is a store by its type. */
  private void unknown(MethodModel method, Step.Call call, Trail trail) {
    if (isVirtual(call)) {
      int before = found.size();
      value(method, call.arguments()[0], trail);
      if (found.size() == before && !kind(call).isEmpty()) {
        add(Nature.GIVEN, kind(call), method, trail);
      }
    } else if (!kind(call).isEmpty()) {
      add(Nature.LASTING, kind(call), method, trail);
    }
  }

  /** The application's own method returns it, or it is of the application's own class. */
  private void own(MethodModel method, Step.Call call, Trail trail) {
    Member target = call.target();
    if (target.name().equals("<init>")) {
      ownObject(method, target.owner(), trail);
    } else if (!trail.isTooLong()) {
      MethodModel called = program.resolve(target.owner(), target.name(), target.descriptor());
      if (called != null) {
        program.subtypes(target.owner()).stream()
            .map(model -> program.dispatch(model.name(), target.name(), target.descriptor()))
            .distinct()
            .forEach(it -> returned(it == null ? called : it, trail.deeper()));
      }
    }
  }

  /** A store of the application's own lasts; a provider of its own is asked for what it gives. */
  private void ownObject(MethodModel method, String type, Trail trail) {
    String kind = stores.kindOf(type);
    if (!kind.isEmpty()) {
      add(Nature.LASTING, kind, method, trail);
    } else if (!trail.isTooLong()) {
      provider(type, trail);
    }
  }

  /** What the methods return by which a class implements a library's functional interface. */
  private void provider(String type, Trail trail) {
    for (ClassModel parent : program.lineage(type)) {
      if (!parent.isApplication() && graph.isFunctional(parent.name())) {
        for (MethodModel method : parent.methods()) {
          MethodModel runs =
              method.isAbstract()
                  ? program.dispatch(type, method.name(), method.descriptor())
                  : null;
          if (runs != null) {
            returned(runs, trail.provided().deeper());
          }
        }
      }
    }
  }

  private void returned(MethodModel method, Trail trail) {
    if (method.owner().isApplication()) {
      for (Step step : graph.steps(method)) {
        if (step instanceof Step.Return back) {
          value(method, back.value(), trail);
        }
      }
    }
  }

  // ---- functions, fields, parameters

  private void function(Step.Function function, Trail trail) {
    Member body = function.implementation();
    MethodModel method = program.resolve(body.owner(), body.name(), body.descriptor());
    if (method != null && !function.constructs() && !trail.isTooLong()) {
      returned(method, trail.provided().deeper());
    }
  }

  private void field(Step.Load load, Trail trail) {
    FieldModel field = program.resolveField(load.field().owner(), load.field().name());
    if (field == null || !field.owner().isApplication() || trail.isTooLong()) {
      return;
    }
    boolean isKept = field.isStatic() || scopes.isSingleton(field.owner().name());
    Trail back = trail.kept(isKept).captured().deeper();
    List<CallSites.Assigned> assigned = sites.assigned(field);
    assigned.forEach(it -> value(it.method(), it.value(), back));
    if (assigned.isEmpty()) {
      bean(Descriptors.type(field.descriptor()), null, back);
    }
  }

  private void parameter(MethodModel method, int index, Trail trail) {
    int shift = method.isStatic() ? 0 : 1;
    if (index < shift || trail.isTooLong() || captured(method, index, trail)) {
      return;
    }
    String type = method.parameterTypes().get(index - shift);
    List<Spot> callers = beans.areGivenTo(method) ? List.of() : sites.callers(method);
    for (Spot caller : callers) {
      int[] arguments = caller.call().arguments();
      int argument = method.isConstructor() || shift == 1 ? index : index - shift;
      value(caller.method(), arguments[argument], trail.captured().deeper());
    }
    if (callers.isEmpty()) {
      bean(type, method, trail.captured().deeper());
    }
  }

  /** What a lambda captures was there before it is called; what it is called with is no source. */
  private boolean captured(MethodModel method, int index, Trail trail) {
    boolean isLambda = method.isSynthetic() && !method.isBridge();
    for (MethodModel around : isLambda ? method.owner().methods() : List.<MethodModel>of()) {
      for (Step step : graph.steps(around)) {
        if (step instanceof Step.Function function
            && function.implementation().name().equals(method.name())
            && index < function.captured().length) {
          value(around, function.captured()[index], trail.captured().deeper());
        }
      }
    }
    return isLambda;
  }

  /** A container gives it: what a bean method makes, or a class of the application. */
  private void bean(String type, @Nullable MethodModel taker, Trail trail) {
    if (!Descriptors.isReference(type) || type.charAt(0) == '[' || type.startsWith(JDK)) {
      return;
    }
    int before = found.size();
    boolean isInjected = taker == null || beans.areGivenTo(taker);
    Trail kept = trail.kept(isInjected);
    if (isInjected) {
      beans.makersOf(type).stream().filter(it -> it != taker).forEach(it -> returned(it, kept));
      beans.classesOf(type).forEach(model -> found.addAll(ofClass(model, kept)));
    }
    if (found.size() == before && !trail.isTooLong()) {
      found.add(
          new Source(
              Nature.GIVEN,
              trail.kind().isEmpty() ? stores.kindOf(type) : trail.kind(),
              null,
              kept.isKept(),
              trail.provision()));
    }
  }

  private Set<Source> ofClass(ClassModel model, Trail trail) {
    String kind = stores.kindOf(model.name());
    return kind.isEmpty()
        ? Set.of()
        : Set.of(
            new Source(
                Nature.LASTING,
                trail.kind().isEmpty() ? kind : trail.kind(),
                null,
                true,
                trail.provision()));
  }
}
