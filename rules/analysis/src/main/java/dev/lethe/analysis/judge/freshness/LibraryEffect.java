package dev.lethe.analysis.judge.freshness;

import dev.lethe.analysis.callgraph.CallEdge;
import dev.lethe.analysis.callgraph.HeapObject;
import dev.lethe.analysis.callgraph.Site;
import dev.lethe.analysis.callgraph.World;
import dev.lethe.analysis.flow.Invocation;
import dev.lethe.analysis.flow.Step;
import dev.lethe.analysis.program.Descriptors;
import dev.lethe.catalogue.apis.Effect;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What a call of library code does with coordinates: as the catalogue says, else with care. */
final class LibraryEffect {

  private static final Set<String> REPEATING =
      Set.of("forEach", "forEachRemaining", "forEachOrdered", "removeIf", "replaceAll", "sort");

  /** Calls on a stream that do nothing by themselves. */
  private static final Set<String> LAZY =
      Set.of(
          "filter",
          "map",
          "mapToInt",
          "mapToLong",
          "mapToDouble",
          "mapToObj",
          "flatMap",
          "mapMulti",
          "peek",
          "boxed",
          "limit",
          "skip",
          "takeWhile",
          "dropWhile",
          "sequential",
          "unordered");

  private static final Location ELEMENT = new Location("~element", "");

  private final Desk desk;
  private final Body body;
  private final Writing writing;
  private final Invocations invocations;

  LibraryEffect(Desk desk, Body body, Writing writing, Invocations invocations) {
    this.desk = desk;
    this.body = body;
    this.writing = writing;
    this.invocations = invocations;
  }

  Invocations.Outcome call(Site site, Step.Call call, List<Location> arguments, State state) {
    Stage stage = new Stage(site, call, arguments);
    if (!call.target().owner().startsWith("java/util/stream/")
        || call.kind() == Invocation.STATIC) {
      return new Run(stage, repeats(call), state).outcome();
    }
    List<Stage> stages = new ArrayList<>(state.stages(arguments.get(0)));
    return LAZY.contains(call.target().name())
        ? later(stages, stage, state)
        : now(stages, stage, state);
  }

  /** Whether it calls back for each of many elements. */
  private static boolean repeats(Step.Call call) {
    return REPEATING.contains(call.target().name());
  }

  /** Nothing happens yet; what the elements will be is found out on the side. */
  private Invocations.Outcome later(List<Stage> stages, Stage stage, State state) {
    Tree result = new Run(stage, false, state.copy()).outcome().result();
    stages.add(stage);
    return new Invocations.Outcome(result, null, null, stages);
  }

  /** Each element goes all the way before the next one starts (package java.util.stream). */
  private Invocations.Outcome now(List<Stage> stages, Stage last, State state) {
    stages.add(last);
    Location source = stages.get(0).arguments().get(0);
    Tree result = new Tree();
    Spot change = null;
    for (int element = 0; element < 2; element++) {
      state.define(ELEMENT, state.under(source));
      for (Stage stage : stages) {
        List<Location> arguments = new ArrayList<>(stage.arguments());
        arguments.set(0, ELEMENT);
        Stage own = new Stage(stage.site(), stage.call(), arguments);
        Invocations.Outcome outcome = new Run(own, false, state).outcome();
        change = Spot.graver(change, outcome.change());
        state.define(ELEMENT, outcome.result() == null ? new Tree() : outcome.result());
      }
      if (change != null) {
        result = result.aged(change);
      }
      result.mix("", state.under(ELEMENT));
      state.trees().remove(ELEMENT.root());
    }
    return new Invocations.Outcome(result, change);
  }

  /** One call. */
  private final class Run {

    private final Site site;
    private final Step.Call call;
    private final List<Location> arguments;
    private final boolean repeats;
    private final State state;
    private final boolean isStatic;
    private final Tree result = new Tree();
    private @Nullable Spot change;

    Run(Stage stage, boolean repeats, State state) {
      this.site = stage.site();
      this.call = stage.call();
      this.arguments = stage.arguments();
      this.repeats = repeats;
      this.state = state;
      this.isStatic = call.kind() == Invocation.STATIC;
    }

    Invocations.Outcome outcome() {
      List<Effect> effects = desk.graph.effects(call.target());
      if (effects == null || desk.graph.isValue(call.target().owner())) {
        unknown();
      } else {
        clear();
        effects.forEach(this::take);
        pick();
      }
      return new Invocations.Outcome(result, change);
    }

    // ---- code of which nothing is known

    /** It may return what it is given, call it back, and the receiver keeps it. */
    private void unknown() {
      Tree given = new Tree();
      for (int i = isStatic ? 0 : 1; i < arguments.size(); i++) {
        given.mix("", state.under(arguments.get(i)).content());
      }
      callBackAll(given);
      boolean value = desk.graph.isValue(call.target().owner());
      if (!isStatic) {
        result.mix("", state.under(arguments.get(0)).content());
        if (!value && !given.isEmpty()) {
          writing.mix(arguments.get(0).inside(Location.CONTENT), given, state);
        }
      }
      if (isStatic || value || handsBack()) {
        result.mix("", given);
      }
    }

    /** Keys and names do not come back as coordinates. */
    private boolean handsBack() {
      return Descriptors.parameters(call.target().descriptor()).stream()
          .anyMatch(type -> Descriptors.isReference(type) && !desk.graph.isValue(type));
    }

    private void callBackAll(Tree given) {
      for (int i = isStatic ? 0 : 1; i < arguments.size(); i++) {
        result.mix("", callBack(arguments.get(i), objects(i), "", List.of(given)));
      }
    }

    // ---- what the catalogue says

    private void clear() {
      if (call.target().name().equals("clear") && arguments.size() == 1) {
        writing.assign(arguments.get(0).inside(Location.CONTENT), new Tree(), state);
      }
    }

    /** One of several elements is taken by its number. */
    private void pick() {
      boolean numbered =
          call.target().name().equals("get") && call.target().descriptor().startsWith("(I)");
      if (numbered && result.all().stream().anyMatch(it -> it.kind() == Source.Kind.FOUND)) {
        result.mix("", Sources.positions(state.under(arguments.get(1))));
      }
    }

    private void take(Effect effect) {
      if (effect instanceof Effect.Flow flow) {
        if (!isKey(flow.from())) {
          put(flow.to(), from(flow.from()));
        }
      } else if (effect instanceof Effect.Share share) {
        put(share.first(), from(share.second()));
        if (share.first().slot() != Effect.Location.RESULT) {
          put(share.second(), from(share.first()));
        }
      } else if (effect instanceof Effect.Holds holds) {
        Effect.Location place = holds.place();
        put(new Effect.Location(place.slot(), place.depth() + 1), from(holds.content()));
      } else if (effect instanceof Effect.Run run) {
        callBack(run.call());
      } else if (effect instanceof Effect.Throws thrown) {
        callBack(thrown.call());
      }
    }

    /** A map's keys are not what it is asked for. */
    private boolean isKey(Effect.Source from) {
      boolean map = desk.graph.program().isSubtype(call.target().owner(), "java/util/Map");
      int parameters = Descriptors.count(call.target().descriptor());
      return map
          && parameters > 1
          && from instanceof Effect.Location location
          && location.slot() > 0
          && location.depth() == 0
          && (isStatic ? location.slot() % 2 == 1 : location.slot() == 1)
          && !call.target().name().equals("replaceAll");
    }

    private void put(Effect.Location to, Tree value) {
      if (to.slot() == Effect.Location.RESULT) {
        result.mix(way(to), value);
      } else if (index(to.slot()) < arguments.size() && !value.isEmpty()) {
        writing.mix(location(to), value, state);
      }
    }

    private Tree from(Effect.Source source) {
      if (source instanceof Effect.CallBack callBack) {
        return callBack(callBack);
      }
      if (source instanceof Effect.Each each) {
        return callBack(each.call()).under(Location.CONTENT);
      }
      return at((Effect.Location) source);
    }

    private Tree at(Effect.Location from) {
      if (from.slot() == Effect.Location.RESULT) {
        return result.under(way(from));
      }
      return index(from.slot()) < arguments.size() ? state.under(location(from)) : new Tree();
    }

    private String way(Effect.Location location) {
      return Location.join("", Location.CONTENT.repeat(Math.min(location.depth(), 1)));
    }

    private Location location(Effect.Location location) {
      return arguments.get(index(location.slot())).inside(way(location));
    }

    private int index(int slot) {
      return isStatic ? slot - 1 : slot;
    }

    // ---- call-backs

    private Tree callBack(Effect.CallBack callBack) {
      int index = index(callBack.on().slot());
      if (CallEffect.isOverlooked(callBack.method())
          || callBack.method().equals("toString")
          || callBack.on().slot() == Effect.Location.RESULT
          || index >= arguments.size()) {
        return new Tree();
      }
      Location at = location(callBack.on());
      Tree returned = new Tree();
      int times = repeats ? 2 : 1;
      for (int i = 0; i < times; i++) {
        List<Tree> given = callBack.arguments().stream().map(this::at).toList();
        List<HeapObject> called = objects(index, callBack.on().depth());
        returned.mix("", callBack(at, called, callBack.method(), given));
      }
      return returned;
    }

    private List<HeapObject> objects(int index) {
      return index < call.arguments().length ? body.inOrder(call.arguments()[index]) : List.of();
    }

    private List<HeapObject> objects(int index, int depth) {
      List<HeapObject> direct = objects(index);
      if (depth == 0) {
        return direct;
      }
      Set<HeapObject> inside = new LinkedHashSet<>();
      direct.forEach(object -> inside.addAll(desk.graph.contents(object)));
      return new ArrayList<>(inside);
    }

    private Tree callBack(Location at, List<HeapObject> objects, String method, List<Tree> given) {
      List<Location> places = new ArrayList<>();
      for (int i = 0; i < given.size(); i++) {
        Location place = new Location("~" + i, "");
        state.define(place, given.get(i));
        places.add(place);
      }
      Tree returned = new Tree();
      for (HeapObject object : objects) {
        callBack(at, object, method, places, returned);
      }
      places.forEach(place -> state.trees().remove(place.root()));
      return returned;
    }

    private void callBack(
        Location at, HeapObject object, String method, List<Location> places, Tree returned) {
      State before = state.copy();
      if (object.kind() == HeapObject.Kind.FUNCTION) {
        keep(invocations.function(object, at, places, state), returned);
      } else if (object.kind() == HeapObject.Kind.EXACT) {
        ordinary(at, object, method, places, returned);
      }
      state.meet(before);
    }

    private void ordinary(
        Location at, HeapObject object, String method, List<Location> places, Tree returned) {
      for (CallEdge edge : desk.graph.edgesAt(site)) {
        var target = edge.target().method();
        boolean fits =
            edge.target().world() == World.AGENT
                && (method.isEmpty() || method.equals(target.name()))
                && !target.isConstructor()
                && !target.isStatic()
                && !CallEffect.isOverlooked(target.name())
                && desk.graph.program().isSubtype(object.type(), target.owner().name());
        if (fits) {
          List<Location> all = new ArrayList<>(List.of(at));
          all.addAll(places);
          keep(invocations.method(edge.target(), all, state), returned);
        }
      }
    }

    private void keep(Invocations.Outcome outcome, Tree returned) {
      if (outcome.result() != null) {
        returned.mix("", outcome.result());
      }
      change = Spot.graver(change, outcome.change());
    }
  }
}
