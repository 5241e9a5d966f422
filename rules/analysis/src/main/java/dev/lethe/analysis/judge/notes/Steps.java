package dev.lethe.analysis.judge.notes;

import dev.lethe.analysis.callgraph.Context;
import dev.lethe.analysis.callgraph.HeapObject;
import dev.lethe.analysis.flow.ControlFlow.Node;
import dev.lethe.analysis.flow.Step;
import dev.lethe.analysis.program.Descriptors;
import dev.lethe.analysis.program.FieldModel;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** What each step does to what is known of notes. */
final class Steps {

  private final Desk desk;
  private final Body body;
  private final Consumer<Use> uses;
  private final CallStep calls;

  Steps(Desk desk, Body body, Consumer<Use> uses) {
    this.desk = desk;
    this.body = body;
    this.uses = uses;
    this.calls = new CallStep(desk, body, this);
  }

  /** Does what an instruction does; whether it ever goes on. */
  boolean take(Node node, State state) {
    Step step = node.step();
    if (step == null) {
      return true;
    }
    int defined = Names.defined(step);
    String name = Names.single(defined);
    if (defined != 0 && body.names().of(defined).equals(name)) {
      state.forget(text -> text.contains(name));
    }
    return does(node, step, state);
  }

  private boolean does(Node node, Step step, State state) {
    if (step instanceof Step.Call call) {
      return calls.take(node, call, state);
    }
    if (step instanceof Step.Load load) {
      load(load, state);
    } else if (step instanceof Step.Store store) {
      store(store, state);
    } else if (step instanceof Step.Cast cast) {
      state.define(cast.to(), unasked(cast.from(), state));
      state.define(cast.to(), state.truth(cast.from()));
    } else if (step instanceof Step.New made) {
      boolean note = desk.types.isNote(made.type());
      state.define(made.value(), Set.of(note ? Source.Known.MADE : Source.Known.CONTAINER));
    } else if (step instanceof Step.ArrayLoad load) {
      state.define(load.value(), Source.contentOf(unasked(load.array(), state)));
    } else if (step instanceof Step.ArrayStore store) {
      put(store.array(), Source.stored(unasked(store.value(), state)), state);
    } else if (step instanceof Step.Concatenation joined) {
      shown(node, joined.arguments(), "toString", state);
    } else if (step instanceof Step.Function function) {
      function(function, state);
    }
    return true;
  }

  /** Where a value's notes come from that were not asked so far. */
  Set<Source> unasked(int value, State state) {
    return unasked(body, value, state, state);
  }

  static Set<Source> unasked(Body body, int value, State asked, State sources) {
    boolean answered = value != 0 && asked.asked().contains(body.names().of(value));
    return answered ? Set.of() : sources.sources(value);
  }

  /** Something is put into what a value holds. */
  void put(int container, Set<Source> content, State state) {
    Set<Source> held = new HashSet<>(unasked(container, state));
    held.addAll(content);
    state.define(container, held);
    if (!content.isEmpty()) {
      String name = body.names().of(container);
      state.forget(name::equals);
    }
  }

  private void load(Step.Load load, State state) {
    if (desk.types.isContentField(load)) {
      use(load.line(), subject(load.field().owner(), load.field().name()), load.base(), state);
    }
    FieldModel field = desk.graph.program().resolveField(load.field().owner(), load.field().name());
    boolean holds = desk.mayHoldNotes(Descriptors.type(load.field().descriptor()));
    boolean given = field != null && field.isFinal();
    Source from = given && field != null ? new Source.Field(field) : Source.Known.KEPT;
    state.define(load.value(), holds ? Set.of(from) : Set.of());
  }

  private void store(Step.Store store, State state) {
    FieldModel field =
        desk.graph.program().resolveField(store.field().owner(), store.field().name());
    if (field != null && field.isFinal()) {
      desk.origins.assign(field, unasked(store.value(), state));
    }
    String name = Changes.name(store.field());
    state.forget(text -> text.contains("L:" + name) || text.contains("A:"));
  }

  private void function(Step.Function function, State state) {
    Functional made = desk.functionals.of(body.context(), function);
    int[] captured = function.captured();
    int shift = function.constructs() ? 1 : 0;
    for (int i = 0; i < captured.length && made.target() != null; i++) {
      desk.origins.pass(made.target(), i + shift, unasked(captured[i], state));
    }
    if (captured.length > 0 && desk.types.isContent(function.implementation())) {
      String subject = subject(function.implementation().owner(), function.implementation().name());
      use(function.line(), subject, captured[0], state);
    }
  }

  // ---- uses

  /** Content of a note is used. */
  void use(int line, String subject, int note, State state) {
    use(line, subject, unasked(note, state));
  }

  private void use(int line, String subject, Set<Source> sources) {
    use(body.context(), line, subject, sources);
  }

  /** Content of notes of these sources is used, perhaps in another body. */
  void use(Context context, int line, String subject, Set<Source> sources) {
    if (!sources.isEmpty() && !desk.types.isNote(context.method().owner().name())) {
      uses.accept(new Use(context, line, subject, sources));
    }
  }

  /** Values are turned into text; notes among them show their content. */
  void shown(Node node, int[] values, String by, State state) {
    Step known = body.step(node);
    int[] flowing =
        known instanceof Step.Concatenation joined
            ? joined.arguments()
            : known instanceof Step.Call call ? call.arguments() : new int[0];
    for (int i = 0; i < Math.min(values.length, flowing.length); i++) {
      HeapObject note = noteIn(flowing[i]);
      if (note != null) {
        use(known.line(), subject(note.type(), by), values[i], state);
      }
    }
  }

  /** A note, or a container of notes, that a value of the flow can be. */
  @Nullable HeapObject noteIn(int flowing) {
    List<HeapObject> objects =
        flowing == 0 ? List.of() : desk.graph.objects(body.context(), flowing);
    for (HeapObject object : objects) {
      if (desk.types.showsNotes(object, 2)) {
        return object;
      }
    }
    return null;
  }

  static String subject(String type, String member) {
    return type.replace('/', '.') + "#" + member;
  }
}
