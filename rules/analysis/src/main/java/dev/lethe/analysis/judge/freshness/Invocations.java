package dev.lethe.analysis.judge.freshness;

import dev.lethe.analysis.callgraph.Context;
import dev.lethe.analysis.callgraph.HeapObject;
import dev.lethe.analysis.flow.Step;
import dev.lethe.analysis.program.Descriptors;
import dev.lethe.analysis.program.MethodModel;
import dev.lethe.catalogue.apis.ScreenDeed;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Runs methods and functional objects of the program by their summaries. */
final class Invocations {

  /**
   * What came of it.
   *
   * @param result what was returned; null if it never returns
   * @param change a call that changed the screen, or null
   * @param same where else the returned object lies, or null
   * @param stages what a returned stream has still to do with its elements
   */
  record Outcome(
      @Nullable Tree result, @Nullable Spot change, @Nullable Location same, List<Stage> stages) {

    Outcome(@Nullable Tree result, @Nullable Spot change) {
      this(result, change, null, List.of());
    }
  }

  private static final Location MADE = new Location("~made", "");

  private final Desk desk;
  private final Context caller;
  private final Writing writing;
  private final Screen screen;

  Invocations(Desk desk, Context caller, Writing writing, Screen screen) {
    this.desk = desk;
    this.caller = caller;
    this.writing = writing;
    this.screen = screen;
  }

  /** A method of the device. */
  Outcome device(MethodModel method, Spot where, List<Location> arguments, State state) {
    Tree result = screen.call(method, where, arguments, state);
    ScreenDeed deed = desk.screen.deed(method);
    return new Outcome(result, deed != null && deed.ages() ? where : null);
  }

  /** A method of the program; where its arguments lie, the receiver first. */
  Outcome method(Context target, List<Location> arguments, State state) {
    Summary summary = desk.summary(target, caller);
    State before = state.copy();
    summary.consumed().forEach(inner -> screen.pass(inner, given(inner, arguments, before)));
    if (summary.change() != null) {
      screen.change(summary.change(), state);
    }
    if (!summary.returns()) {
      return new Outcome(null, summary.change());
    }
    leave(summary, arguments, before, state);
    Tree result = outside(summary.result(), arguments, before);
    return new Outcome(result, summary.change(), same(summary.result(), arguments), List.of());
  }

  private static @Nullable Location same(Tree result, List<Location> arguments) {
    SortedSet<Source> whole = result.at("");
    Location input = whole.size() == 1 ? whole.first().input() : null;
    return input == null ? null : here(input, arguments);
  }

  private static @Nullable Tree given(Consumption inner, List<Location> arguments, State before) {
    Location input = inner.source().input();
    Location here = input == null ? null : here(input, arguments);
    return here == null ? null : before.under(here);
  }

  private void leave(Summary summary, List<Location> arguments, State before, State state) {
    Map<Location, Tree> left = new TreeMap<>();
    summary
        .left()
        .forEach(
            (root, tree) -> {
              Location here = here(new Location(root, ""), arguments);
              if (here != null) {
                left.put(here, tree);
              }
            });
    left.forEach((here, tree) -> leave(here, tree, arguments, before, state));
  }

  private void leave(
      Location here, Tree tree, List<Location> arguments, State before, State state) {
    tree.ways()
        .forEach(
            (way, sources) -> {
              Tree inside = new Tree();
              sources.forEach(source -> inside.mix("", Tree.of(source)));
              Location to = here.inside(way);
              writing.assign(to, outside(inside, arguments, before), state);
              settle(inside, arguments, to, state);
            });
  }

  /** What was handed over and kept inside of another argument is found there from now on. */
  private static void settle(Tree inside, List<Location> arguments, Location to, State state) {
    if (inside.all().size() != 1) {
      return;
    }
    Location input = inside.all().first().input();
    Location argument = input == null ? null : here(input, arguments);
    if (argument != null && argument.way().isEmpty() && state.home(argument) == null) {
      state.settle(argument, to);
    }
  }

  /** The same in the caller's terms. */
  private static Tree outside(Tree inside, List<Location> arguments, State before) {
    Tree outside = new Tree();
    inside
        .ways()
        .forEach(
            (way, sources) -> {
              Tree whole = new Tree();
              sources.forEach(source -> whole.mix("", outside(source, arguments, before)));
              outside.assign(way, whole);
            });
    return outside;
  }

  private static Tree outside(Source source, List<Location> arguments, State before) {
    Location input = source.input();
    if (input == null) {
      return Tree.of(source);
    }
    Location here = here(input, arguments);
    return here == null ? new Tree() : Sources.bound(source, before.under(here));
  }

  private static @Nullable Location here(Location inside, List<Location> arguments) {
    if (!inside.isParameter()) {
      return inside;
    }
    boolean known = inside.number() < arguments.size();
    return known ? arguments.get(inside.number()).inside(inside.way()) : null;
  }

  // ---- functional objects

  /**
   * A lambda or method reference.
   *
   * @param at where the object lies
   * @param given where what it is called with lies
   */
  Outcome function(HeapObject object, Location at, List<Location> given, State state) {
    Step.Function made = (Step.Function) object.site();
    Context home = object.context();
    if (made == null || home == null) {
      return new Outcome(new Tree(), null);
    }
    List<Location> arguments = new ArrayList<>();
    for (int i = 0; i < made.captured().length; i++) {
      arguments.add(at.inside(Location.captured(i, made.implementation().toString())));
    }
    arguments.addAll(given);
    MethodModel method = desk.method(made.implementation());
    if (method != null && desk.isScreen(method)) {
      return device(method, desk.spot(home, made.line(), method), arguments, state);
    }
    Context target = method == null ? null : desk.context(method);
    if (target == null) {
      return new Outcome(made.constructs() ? all(given, state) : all(arguments, state), null);
    }
    return made.constructs() ? made(target, arguments, state) : method(target, arguments, state);
  }

  private Outcome made(Context constructor, List<Location> arguments, State state) {
    List<Location> all = new ArrayList<>(List.of(MADE));
    all.addAll(arguments);
    state.define(MADE, new Tree());
    Outcome outcome = method(constructor, all, state);
    Tree result = state.under(MADE);
    state.trees().remove(MADE.root());
    return new Outcome(outcome.result() == null ? null : result, outcome.change());
  }

  /** Nothing is known of the code: it may return what it is given. */
  private static Tree all(List<Location> arguments, State state) {
    Tree all = new Tree();
    arguments.forEach(argument -> all.mix("", state.under(argument).content()));
    return all;
  }

  /** The functional objects among some. */
  static List<HeapObject> functions(Iterable<HeapObject> objects) {
    List<HeapObject> functions = new ArrayList<>();
    for (HeapObject object : objects) {
      if (object.kind() == HeapObject.Kind.FUNCTION) {
        functions.add(object);
      }
    }
    return functions;
  }

  static boolean isNumber(String type) {
    return !Descriptors.isReference(type) && !type.equals("V") && !type.equals("Z");
  }
}
