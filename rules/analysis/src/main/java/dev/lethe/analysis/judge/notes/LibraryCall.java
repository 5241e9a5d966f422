package dev.lethe.analysis.judge.notes;

import dev.lethe.analysis.callgraph.HeapObject;
import dev.lethe.analysis.flow.Invocation;
import dev.lethe.analysis.flow.Member;
import dev.lethe.analysis.flow.Step;
import dev.lethe.analysis.program.Descriptors;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** What a call of library code does with notes and with containers of notes. */
final class LibraryCall {

  private static final Set<String> FILTERS = Set.of("filter", "takeWhile", "filtering");
  private static final Set<String> TRANSFORMING =
      Set.of("map", "flatMap", "mapMulti", "mapToObj", "thenApply", "thenCompose", "mapping");
  private static final Set<String> ADDING =
      Set.of(
          "add",
          "addAll",
          "addFirst",
          "addLast",
          "put",
          "putAll",
          "putIfAbsent",
          "push",
          "offer",
          "offerFirst",
          "offerLast",
          "set",
          "merge",
          "computeIfAbsent",
          "compute",
          "accumulateAndGet",
          "complete",
          "lazySet",
          "getAndSet",
          "accept");
  private static final Set<String> COLLECTING = Set.of("toList", "collect", "toArray");
  private static final Set<String> PASSING_TYPES =
      Set.of("java/util/Optional", "java/util/stream/Stream", "java/util/Objects");

  private final Desk desk;
  private final Body body;
  private final Steps steps;
  private final Predicates predicates;

  LibraryCall(Desk desk, Body body, Steps steps) {
    this.desk = desk;
    this.body = body;
    this.steps = steps;
    this.predicates = new Predicates(desk, body);
  }

  void take(Step.Call call, Step.Call flowing, State state) {
    boolean instance = call.kind() != Invocation.STATIC;
    List<Functional> functionals = functionals(call, flowing);
    functionals.forEach(functional -> text(functional, call, flowing, state));
    Set<Source> content = content(call, state);
    Set<Source> made = call(functionals, content, state);
    fill(call, made, state);
    state.define(
        call.result(), result(call, flowing, content, made, !functionals.isEmpty(), state));
    if (instance) {
      ask(call, flowing, state);
    } else if (call.target().name().equals("valueOf") && call.arguments().length == 1) {
      state.define(call.result(), Reading.truth(body.control(), call.arguments()[0], state));
    }
    if (instance && Changes.isChange(call.target().name())) {
      String changed = body.names().of(call.arguments()[0]);
      state.forget(text -> text.contains("C:") && text.contains(changed));
    }
  }

  /** What functional arguments are given by the library: whatever is in the others. */
  private Set<Source> content(Step.Call call, State state) {
    Set<Source> content = new HashSet<>();
    for (int value : call.arguments()) {
      content.addAll(Source.contentOf(steps.unasked(value, state)));
    }
    return content;
  }

  private void fill(Step.Call call, Set<Source> made, State state) {
    int[] arguments = call.arguments();
    boolean constructs = call.target().name().equals("<init>");
    if (call.kind() == Invocation.STATIC
        || arguments.length < 2
        || !(constructs || ADDING.contains(call.target().name()))) {
      return;
    }
    Set<Source> put = new HashSet<>(Source.stored(made));
    for (int i = 1; i < arguments.length; i++) {
      put.addAll(Source.stored(steps.unasked(arguments[i], state)));
    }
    steps.put(arguments[0], put, state);
  }

  private Set<Source> result(
      Step.Call call,
      Step.Call flowing,
      Set<Source> content,
      Set<Source> made,
      boolean functional,
      State state) {
    String name = call.target().name();
    if (!desk.mayHoldNotes(Descriptors.result(call.target().descriptor()))) {
      return Set.of();
    }
    if (FILTERS.contains(name) && predicates.of(last(call), last(flowing)).whenTrue()) {
      return Set.of();
    }
    Set<Source> result = new HashSet<>(made);
    if (!(functional && TRANSFORMING.contains(name))) {
      result.addAll(content);
    }
    boolean passes = PASSING_TYPES.contains(call.target().owner()) && !COLLECTING.contains(name);
    boolean stores = call.kind() == Invocation.STATIC || COLLECTING.contains(name);
    for (int value : call.arguments()) {
      Set<Source> unasked = steps.unasked(value, state);
      if (passes && unasked.contains(Source.Known.MADE)) {
        result.add(Source.Known.MADE);
      } else if (stores) {
        result.addAll(Source.stored(unasked));
      }
    }
    return result;
  }

  private static int last(Step.Call call) {
    return call.arguments().length == 0 ? 0 : call.arguments()[call.arguments().length - 1];
  }

  // ---- questions to all notes of a container

  private void ask(Step.Call call, Step.Call flowing, State state) {
    if (call.arguments().length == 1 && call.target().name().equals("booleanValue")) {
      state.define(call.result(), state.truth(call.arguments()[0]));
    }
    if (call.arguments().length != 2) {
      return;
    }
    Predicates.Answer answer = predicates.of(last(call), last(flowing));
    String container = body.names().of(root(call.arguments()[0]));
    switch (call.target().name()) {
      case "removeIf" -> {
        if (answer.whenFalse()) {
          state.asked().add(container);
        }
      }
      case "allMatch" -> all(call, answer.whenTrue(), container, state);
      case "noneMatch" -> all(call, answer.whenFalse(), container, state);
      default -> {}
    }
  }

  private static void all(Step.Call call, boolean asks, String container, State state) {
    if (asks) {
      state.define(call.result(), new Truth(Set.of(container), Set.of()));
    }
  }

  /** The container that a stream shows. */
  private int root(int value) {
    return body.names().definition(value) instanceof Step.Call call
            && Set.of("stream", "parallelStream", "values").contains(call.target().name())
            && call.arguments().length == 1
        ? root(call.arguments()[0])
        : value;
  }

  // ---- call-backs

  private List<Functional> functionals(Step.Call call, Step.Call flowing) {
    List<Functional> found = new ArrayList<>();
    int from = call.kind() == Invocation.STATIC ? 0 : 1;
    for (int i = from; i < call.arguments().length; i++) {
      found.addAll(behind(call.arguments()[i], flowing.arguments()[i], call.line(), 4));
    }
    return found;
  }

  /** Functional objects, those that a collector or comparator was made of included. */
  private List<Functional> behind(int value, int flowing, int line, int depth) {
    Step made = body.names().definition(value);
    if (made instanceof Step.Function function) {
      return List.of(desk.functionals.of(body.context(), function).at(line));
    }
    List<Functional> found = new ArrayList<>(desk.functionals.at(body.context(), flowing));
    if (made instanceof Step.Call call && depth > 0) {
      for (int argument : call.arguments()) {
        found.addAll(behind(argument, 0, call.line(), depth - 1));
      }
    }
    return found;
  }

  /** The library calls back with what it was given; what comes back. */
  private Set<Source> call(List<Functional> functionals, Set<Source> content, State state) {
    Set<Source> made = new HashSet<>();
    for (Functional functional : functionals) {
      made.addAll(call(functional, content, state));
    }
    return made;
  }

  private Set<Source> call(Functional functional, Set<Source> content, State state) {
    uses(functional, content);
    if (functional.target() == null) {
      return content;
    }
    int parameters = functional.target().flow().parameters().length;
    for (int i = functional.first(); i < parameters; i++) {
      desk.origins.pass(functional.target(), i, content);
    }
    Summary summary = desk.summary(functional.target());
    summary.stored().forEach((index, put) -> store(functional, index, put, content, state));
    Step.Function step = functional.step();
    return step != null && step.constructs()
        ? made(step, content)
        : given(functional, summary.result(), content);
  }

  private Set<Source> made(Step.Function step, Set<Source> content) {
    return desk.types.isNote(step.implementation().owner()) ? Set.of(Source.Known.MADE) : content;
  }

  private static Set<Source> given(Functional functional, Set<Source> inside, Set<Source> content) {
    Set<Source> outside = new HashSet<>();
    for (Source source : inside) {
      if (source instanceof Source.Parameter parameter
          && parameter.context() == functional.target()
          && parameter.index() >= functional.first()) {
        outside.addAll(content);
      } else {
        outside.add(source);
      }
    }
    return outside;
  }

  private void store(
      Functional functional, int index, Set<Source> put, Set<Source> content, State state) {
    Step.Function step = functional.step();
    if (step != null
        && functional.context() == body.context()
        && !step.constructs()
        && index < step.captured().length) {
      Set<Source> stored = Source.stored(given(functional, put, content));
      steps.put(here(step).captured()[index], stored, state);
    }
  }

  /** The step with the numbers of the ways instead of the flow's. */
  private Step.Function here(Step.Function step) {
    for (var node : body.control().nodes()) {
      if (node.step() instanceof Step.Function function
          && (function == step || body.step(node) == step)) {
        return function;
      }
    }
    return step;
  }

  private void uses(Functional functional, Set<Source> content) {
    Step.Function step = functional.step();
    if (step != null && step.captured().length == 0 && isContent(step)) {
      String subject = Steps.subject(step.implementation().owner(), step.implementation().name());
      steps.use(functional.context(), functional.line(), subject, content);
    }
  }

  /** Notes that a library turns into text by {@code Object::toString} or the like. */
  private void text(Functional functional, Step.Call call, Step.Call flowing, State state) {
    Step.Function step = functional.step();
    boolean shows = step != null && step.captured().length == 0 && isText(step.implementation());
    for (int i = 0; shows && i < call.arguments().length; i++) {
      HeapObject note = steps.noteIn(flowing.arguments()[i]);
      if (note != null) {
        Set<Source> content = Source.contentOf(steps.unasked(call.arguments()[i], state));
        String subject = Steps.subject(note.type(), "toString");
        steps.use(functional.context(), functional.line(), subject, content);
      }
    }
  }

  private static boolean isText(Member implementation) {
    return implementation.owner().equals("java/lang/String")
        ? implementation.name().equals("valueOf")
        : implementation.owner().startsWith("java/") && implementation.name().equals("toString");
  }

  private boolean isContent(Step.Function step) {
    return !step.constructs()
        && step.kind() != Invocation.STATIC
        && desk.types.isContent(step.implementation());
  }
}
