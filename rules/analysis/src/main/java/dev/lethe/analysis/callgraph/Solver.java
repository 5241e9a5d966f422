package dev.lethe.analysis.callgraph;

import dev.lethe.analysis.bytecode.Flows;
import dev.lethe.analysis.bytecode.Signatures;
import dev.lethe.analysis.flow.ControlFlow;
import dev.lethe.analysis.flow.Flow;
import dev.lethe.analysis.flow.Invocation;
import dev.lethe.analysis.flow.Member;
import dev.lethe.analysis.flow.Step;
import dev.lethe.analysis.models.Models;
import dev.lethe.analysis.program.ClassModel;
import dev.lethe.analysis.program.Descriptors;
import dev.lethe.analysis.program.FieldModel;
import dev.lethe.analysis.program.MethodModel;
import dev.lethe.analysis.program.Program;
import dev.lethe.catalogue.finding.StepKind;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The state of one run: which methods run in which world, which nodes stand for what, which edges
 * were found. Its collaborators turn steps, calls and library knowledge into constraints; {@link
 * #solve} runs them to a fixed point.
 */
final class Solver {

  /**
   * How many methods that no session runs are looked at for what they hand to the agent. Beyond
   * that, what they hand over is taken to be anything the application creates that fits.
   */
  private static final int MOST_OUTSIDE = 3000;

  private record ObjectKey(@Nullable Site site, String type, Object detail) {

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof ObjectKey key
          && type.equals(key.type)
          && detail.equals(key.detail)
          && Objects.equals(site, key.site);
    }

    @Override
    public int hashCode() {
      return (Objects.hashCode(site) * 31 + type.hashCode()) * 31 + detail.hashCode();
    }
  }

  final Program program;
  final Models models;
  final Services services;
  final Blindness blindness = new Blindness();
  final Constraints constraints = new Constraints(this::unify);
  final Created created;
  final Calls calls;
  final Relays relays;
  final Views views = new Views(this);
  final Library library;
  final Outside outside;
  final Roots roots;
  final OwnFields ownFields = new OwnFields(this);

  final Signatures signatures = new Signatures();

  private final Flows flows;
  private final List<Map<MethodModel, Context>> contexts =
      List.of(new LinkedHashMap<>(), new LinkedHashMap<>());
  private final ArrayDeque<Context> untaken = new ArrayDeque<>();
  private final ArrayDeque<Context> untakenOutside = new ArrayDeque<>();
  private int outsideTaken;
  private final Map<ObjectKey, HeapObject> objects = new HashMap<>();
  private final Map<Object, Integer> statics = new LinkedHashMap<>();
  private final Map<String, List<MethodModel>> initializers = new HashMap<>();
  private final Set<CallEdge> edges = new HashSet<>();
  private final Set<Entrance> entrances = new LinkedHashSet<>();
  private final List<CallEdge> edgeList = new ArrayList<>();
  private final int[] thrown = new int[World.values().length];
  private final TypeFilter typeFilter = new TypeFilter(this);

  Solver(
      Program program,
      Models models,
      Services services,
      Flows flows,
      List<RootMethod> entryPoints) {
    this.program = program;
    this.models = models;
    this.services = services;
    this.flows = flows;
    this.created = new Created(this);
    this.calls = new Calls(this);
    this.relays = new Relays(this);
    this.library = new Library(this);
    this.outside = new Outside(this);
    this.roots = new Roots(this, entryPoints);
    for (World world : World.values()) {
      thrown[world.ordinal()] = constraints.nodes(1);
    }
  }

  /** Starts at the entry points and runs until nothing new is found. */
  void solve() {
    roots.start();
    do {
      while (!untaken.isEmpty()) {
        takeIn(untaken.remove());
      }
      constraints.solve();
    } while (!untaken.isEmpty() || next());
  }

  /** What the agent runs comes first; what else there is, one method at a time. */
  private boolean next() {
    if (library.more()) {
      return true;
    }
    if (!untakenOutside.isEmpty()) {
      untaken.add(untakenOutside.remove());
      return true;
    }
    return outside.more();
  }

  /** Whether as much of the code that no session runs has been looked at as is worth while. */
  boolean outsideIsFull() {
    return outsideTaken >= MOST_OUTSIDE;
  }

  // ---- contexts

  Flow flow(MethodModel method) {
    return flows.of(method);
  }

  ControlFlow ways(MethodModel method) {
    return flows.ways(method);
  }

  /** A method as a world runs it; its body is taken in when this is first asked for. */
  Context context(MethodModel method, World world) {
    Map<MethodModel, Context> ofWorld = contexts.get(world.ordinal());
    Context known = ofWorld.get(method);
    if (known == null) {
      Flow flow = flows.of(method);
      known = new Context(method, world, flow, constraints.nodes(flow.values()));
      ofWorld.put(method, known);
      (world == World.AGENT ? untaken : untakenOutside).add(known);
    }
    return known;
  }

  private void takeIn(Context context) {
    if (context.world() == World.OUTSIDE && outsideTaken++ >= MOST_OUTSIDE) {
      created.unknown(
          context.method().returnType(),
          context.result(),
          new Site(context, madeUp(context.method(), 0)));
      return;
    }
    if (context.method().isNative()) {
      blindness.nativeMethod(context);
    }
    BodyConstraints body = new BodyConstraints(this, context);
    for (Step step : context.flow().steps()) {
      step.accept(body);
    }
  }

  boolean isReached(MethodModel method, World world) {
    return contexts.get(world.ordinal()).containsKey(method);
  }

  List<Context> contexts() {
    return contexts.stream().flatMap(ofWorld -> ofWorld.values().stream()).toList();
  }

  List<CallEdge> edges() {
    return edgeList;
  }

  // ---- edges

  /**
   * Something runs a method: arguments and result flow, and the edge is remembered.
   *
   * @param arguments nodes, receiver first; a constructor's or instance method's receiver is {@code
   *     receiver} if that is given
   * @return what runs
   */
  Context link(
      Caller caller,
      MethodModel target,
      int[] arguments,
      int result,
      StepKind kind,
      @Nullable HeapObject receiver) {
    Context callee = context(target, roots.worldOf(target, caller.world()));
    remember(new CallEdge(caller, callee, kind));
    roots.entered(callee, caller);
    int[] parameters = callee.parameters();
    List<String> types = target.parameterTypes();
    int shift = target.isStatic() ? 0 : 1;
    if (shift == 1 && receiver != null) {
      constraints.add(parameters[0], receiver);
    } else if (shift == 1 && arguments.length > 0) {
      constraints.flow(arguments[0], parameters[0]);
    }
    for (int i = shift; i < Math.min(arguments.length, parameters.length); i++) {
      if (Descriptors.isReference(types.get(i - shift))) {
        pass(arguments[i], parameters[i], types.get(i - shift), kind);
      }
    }
    boolean returned = fields(new CallEdge(caller, callee, kind), arguments, result, receiver);
    if (!returned && Descriptors.isReference(target.returnType())) {
      constraints.flow(callee.result(), result);
    }
    return callee;
  }

  /** What goes straight into and out of the receiver's fields; whether the result is such. */
  private boolean fields(
      CallEdge edge, int[] arguments, int result, @Nullable HeapObject receiver) {
    Context callee = edge.target();
    if (callee.method().isStatic()) {
      return false;
    }
    StepKind kind = edge.kind();
    boolean byName = kind == StepKind.DIRECT || kind == StepKind.VIRTUAL;
    if (byName && arguments.length > 0 && arguments[0] != 0) {
      boolean direct = kind == StepKind.DIRECT;
      return ownFields.call(edge.caller(), callee, arguments, result, direct);
    }
    if (kind == StepKind.CREATED && receiver != null) {
      ownFields.make(callee, arguments, receiver);
    } else {
      ownFields.pass(callee, arguments);
    }
    return false;
  }

  /**
   * Code that calls a method by its name passes what fits; what calls it by other ways may have
   * more at hand.
   */
  private void pass(int argument, int parameter, String type, StepKind kind) {
    if (kind == StepKind.DIRECT || kind == StepKind.VIRTUAL) {
      constraints.flow(argument, parameter);
    } else {
      flowIf(argument, parameter, type);
    }
  }

  /** Keeps an edge, once. */
  void remember(CallEdge edge) {
    if (edges.add(edge)) {
      edgeList.add(edge);
    }
  }

  /** Keeps an entrance into library code, once. */
  void remember(Entrance entrance) {
    entrances.add(entrance);
  }

  Set<Entrance> entrances() {
    return entrances;
  }

  // ---- nodes

  /** The node of exceptions that a world's code throws. */
  int thrown(World world) {
    return thrown[world.ordinal()];
  }

  /** The node of a static field; one node where the field's class is missing, too. */
  int staticNode(Member reference, @Nullable FieldModel field) {
    return field == null
        ? statics.computeIfAbsent(reference, key -> constraints.nodes(1))
        : staticNode(field);
  }

  /** The node of a static field whose class is there. */
  int staticNode(FieldModel field) {
    return statics.computeIfAbsent(field, key -> constraints.nodes(1));
  }

  List<FieldModel> staticFields() {
    return statics.keySet().stream()
        .filter(key -> key instanceof FieldModel)
        .map(key -> (FieldModel) key)
        .toList();
  }

  /** The node of an object's field. */
  int fieldNode(HeapObject object, FieldModel field) {
    return object.field(field, constraints);
  }

  /** The node of what an array holds, a container contains, or a library object keeps. */
  int contents(HeapObject object) {
    return object.keeper().contents(constraints);
  }

  /**
   * The node of what can be got out of an object: of an object of unread library code that object
   * itself, which stands for all that it keeps until code takes it for something in particular.
   */
  int elements(HeapObject object) {
    return object.isUnread() ? object.elements(constraints) : contents(object);
  }

  /** Whether an object is known to be of a type. */
  boolean isOf(HeapObject object, String type) {
    return program.isSubtype(object.type(), type)
        || (object.kind() == HeapObject.Kind.FUNCTION
            && object.types().stream().anyMatch(it -> program.isSubtype(it, type)));
  }

  TypeFilter typeFilter() {
    return typeFilter;
  }

  /**
   * Lets objects flow that are of a type; what unread library code keeps of an application's type
   * comes forth here.
   */
  void flowIf(int from, int to, String type) {
    if (type.equals("java/lang/Object")) {
      constraints.flow(from, to);
    } else if (constraints.flow(from, to, typeFilter.of(type)) && program.isApplication(type)) {
      constraints.listen(from, object -> bringForth(object, to, type));
    }
  }

  private void bringForth(HeapObject object, int to, String type) {
    if (object.isUnread()) {
      constraints.flow(contents(object), to, typeFilter.of(type));
    }
  }

  // ---- objects

  /** Objects of unread library code that met too often are one from now on. */
  private void unify(List<HeapObject> crowd) {
    HeapObject first = crowd.get(0);
    for (HeapObject other : crowd.subList(1, crowd.size())) {
      relays.merge(contents(first), contents(other));
      constraints.objects().alias(other, first);
    }
  }

  /** The object that a site makes, of a type and with a detail. */
  HeapObject object(HeapObject.Kind kind, String type, @Nullable Site site, Object detail) {
    ObjectKey key = new ObjectKey(site, type, detail);
    HeapObject known = objects.get(key);
    if (known == null) {
      known =
          new HeapObject(
              constraints.objects().count(),
              kind,
              type,
              site == null ? null : site.context(),
              site == null ? null : site.step(),
              detail);
      objects.put(key, known);
      constraints.objects().register(known);
      created.note(known);
    }
    return known;
  }

  /** An object of exactly an application class or a class of a library. */
  HeapObject exact(String type, Site site) {
    return object(HeapObject.Kind.EXACT, type, site, "");
  }

  /** An object that library code made; what it keeps starts empty. */
  HeapObject fromLibrary(String type, Site site) {
    return object(HeapObject.Kind.LIBRARY, type, site, "");
  }

  /**
   * What unread library code hands out of an object: it holds the same as that object. Library
   * objects that unread code made are such already.
   */
  HeapObject insideOf(HeapObject object) {
    if (object.isUnread()) {
      return object;
    }
    HeapObject inside = object(HeapObject.Kind.LIBRARY, object.type(), null, new Unread(object));
    constraints.add(elements(inside), inside);
    return inside;
  }

  /**
   * An object of unread library code; {@code origin} tells those of one site apart. It may hold
   * anything library code makes.
   */
  HeapObject unread(String type, @Nullable Site site, Object origin) {
    HeapObject made = object(HeapObject.Kind.LIBRARY, type, site, new Unread(origin));
    constraints.add(elements(made), made);
    return made;
  }

  // ---- class initialisation

  /** The code makes the virtual machine initialise a class or an interface. */
  void initialize(String type, Caller caller) {
    for (MethodModel initializer : initializers.computeIfAbsent(type, this::initializers)) {
      link(caller, initializer, new int[0], 0, StepKind.INITIALIZER, null);
    }
  }

  /**
   * The initialisers that run with a class: its own, those of its superclasses, and of its
   * interfaces that have default methods; with an interface just its own (Java language
   * specification, 12.4.1).
   */
  private List<MethodModel> initializers(String type) {
    List<MethodModel> found = new ArrayList<>();
    for (ClassModel model : program.lineage(type)) {
      MethodModel initializer = model.isApplication() ? model.method("<clinit>", "()V") : null;
      if (initializer != null && (model.name().equals(type) || isInitializedBelow(model, type))) {
        found.add(initializer);
      }
    }
    return found;
  }

  private boolean isInitializedBelow(ClassModel model, String type) {
    ClassModel below = program.find(type);
    boolean hasDefaults =
        model.methods().stream().anyMatch(method -> !method.isStatic() && !method.isAbstract());
    return below != null && !below.isInterface() && (!model.isInterface() || hasDefaults);
  }

  /** What a step's call would be called if it were one of its own. */
  static Site site(Context context, Step step) {
    return new Site(context, step);
  }

  /** A call that nobody wrote, for what containers and the virtual machine do. */
  static Step.Call madeUp(MethodModel target, int line) {
    Member member = new Member(target.owner().name(), target.name(), target.descriptor());
    return new Step.Call(Invocation.SPECIAL, member, false, new int[0], 0, line);
  }
}
