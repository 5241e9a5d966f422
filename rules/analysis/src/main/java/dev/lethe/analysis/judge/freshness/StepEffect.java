package dev.lethe.analysis.judge.freshness;

import dev.lethe.analysis.flow.ControlFlow.Node;
import dev.lethe.analysis.flow.Member;
import dev.lethe.analysis.flow.Step;
import dev.lethe.analysis.program.Descriptors;
import dev.lethe.analysis.program.FieldModel;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** What each step does to what is known of coordinates. */
final class StepEffect {

  /**
   * How a step ends.
   *
   * @param goesOn whether it ever ends without an exception
   * @param change a call that changes the screen meanwhile, or null
   */
  record Outcome(boolean goesOn, @Nullable Spot change) {
    static final Outcome QUIET = new Outcome(true, null);
  }

  private final Desk desk;
  private final Writing writing;
  private final CallEffect calls;

  StepEffect(Desk desk, Body body, SummaryDraft draft, Consumer<Consumption> uses) {
    this.desk = desk;
    this.writing = new Writing(desk, body);
    this.calls = new CallEffect(desk, body, writing, new Screen(desk, draft, uses));
  }

  Outcome take(Node node, State state) {
    Step step = node.step();
    if (step instanceof Step.Call call) {
      return calls.take(node, call, state);
    }
    if (step != null) {
      take(step, state);
    }
    return Outcome.QUIET;
  }

  private void take(Step step, State state) {
    if (step instanceof Step.New made) {
      state.define(Location.value(made.value()), new Tree());
    } else if (step instanceof Step.Cast cast) {
      copy(cast.from(), cast.to(), cast.type(), state);
    } else if (step instanceof Step.Move move) {
      copy(move.from(), move.to(), "", state);
    } else if (step instanceof Step.Derive derive) {
      derive(derive.value(), derive.from(), state);
    } else if (step instanceof Step.Concatenation joined) {
      derive(joined.value(), joined.arguments(), state);
    } else if (step instanceof Step.Dynamic dynamic) {
      derive(dynamic.value(), dynamic.arguments(), state);
    } else if (step instanceof Step.Function function) {
      function(function, state);
    } else {
      access(step, state);
    }
  }

  private void access(Step step, State state) {
    if (step instanceof Step.Load load) {
      load(load, state);
    } else if (step instanceof Step.Store store) {
      store(store, state);
    } else if (step instanceof Step.ArrayLoad load) {
      Location element = Location.value(load.array()).inside(Location.CONTENT);
      state.define(Location.value(load.value()), state.under(element));
    } else if (step instanceof Step.ArrayStore store) {
      Location element = Location.value(store.array()).inside(Location.CONTENT);
      writing.mix(element, state.under(Location.value(store.value())), state);
    }
  }

  private void copy(int from, int to, String type, State state) {
    Tree tree = state.under(Location.value(from));
    Location home = state.home(Location.value(from));
    state.define(Location.value(to), taken(tree, desk.screen.isCoordinates(type)));
    state.settle(Location.value(to), home == null ? Location.value(from) : home);
  }

  private static Tree taken(Tree tree, boolean coordinates) {
    return coordinates ? tree.mapped(Source::asCoordinates) : tree;
  }

  /** A number computed from coordinates is one; constants beside them do not matter. */
  private static void derive(int value, int[] from, State state) {
    SortedSet<Source> sources = new TreeSet<>();
    boolean constant = true;
    for (int operand : from) {
      SortedSet<Source> of = state.under(Location.value(operand)).all();
      constant &= !of.isEmpty();
      sources.addAll(of);
    }
    if (!constant || sources.size() > 1) {
      sources.remove(Source.LITERAL);
    }
    Tree tree = new Tree();
    Sources.together(sources).forEach(source -> tree.mix("", Tree.of(source)));
    if (value != 0) {
      state.define(Location.value(value), tree);
    }
  }

  private void function(Step.Function function, State state) {
    Location made = Location.value(function.value());
    state.define(made, new Tree());
    String code = function.implementation().toString();
    for (int i = 0; i < function.captured().length; i++) {
      Location captured = Location.value(function.captured()[i]);
      Location place = made.inside(Location.captured(i, code));
      state.assign(place, state.under(captured));
      state.settle(place, captured);
    }
  }

  // ---- fields

  private @Nullable FieldModel field(Member reference) {
    return desk.graph.program().resolveField(reference.owner(), reference.name());
  }

  private static Location location(FieldModel field, int base) {
    return field.isStatic()
        ? Location.ofStatic(field)
        : Location.value(base).inside(Location.field(field));
  }

  private void load(Step.Load load, State state) {
    FieldModel field = field(load.field());
    Location value = Location.value(load.value());
    if (field == null) {
      state.define(value, state.under(Location.value(load.base())).content());
      return;
    }
    Location from = location(field, load.base());
    boolean coordinates =
        desk.screen.isCoordinates(field) || desk.screen.isCoordinates(field.owner().name());
    state.define(value, taken(state.under(from), coordinates));
    if (Descriptors.isReference(Descriptors.type(field.descriptor()))) {
      state.settle(value, from);
    }
  }

  private void store(Step.Store store, State state) {
    FieldModel field = field(store.field());
    if (field != null) {
      Location to = location(field, store.base());
      Location value = Location.value(store.value());
      writing.assign(to, state.under(value), state);
      if (state.home(value) == null
          && Descriptors.isReference(Descriptors.type(field.descriptor()))) {
        state.settle(value, to);
      }
    }
  }
}
