package dev.lethe.analysis.callgraph;

import dev.lethe.analysis.flow.Member;
import dev.lethe.analysis.flow.Step;
import dev.lethe.analysis.program.ClassModel;
import dev.lethe.analysis.program.MethodModel;
import dev.lethe.catalogue.apis.Api;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A call of a library's method through a receiver: what the catalogue knows of the receiver's own
 * class goes before what it knows of the class that the call names. Receivers that bring a method
 * of their own are left out.
 */
final class CallByReceiver {

  /**
   * What a call does with receivers of one class.
   *
   * @param node where they go; 0 where they bring a method of their own
   */
  private record Alike(int node, boolean callsItself) {}

  private final Map<HeapObject.Kind, Map<String, Alike>> known =
      new EnumMap<>(HeapObject.Kind.class);
  private final Solver solver;
  private final Calls.Request request;
  private final Member target;
  private final @Nullable Api named;
  private final Map<Api, Integer> nodes = new HashMap<>();
  private int others;

  CallByReceiver(Solver solver, Calls.Request request, Member target, @Nullable Api named) {
    this.solver = solver;
    this.request = request;
    this.target = target;
    this.named = named;
  }

  /**
   * Where receivers are values, of which nothing is known, the call does what its named method
   * does.
   */
  void start() {
    if (solver.models.isValue(target.owner()) || request.arguments()[0] == 0) {
      others();
    }
    solver.constraints.listen(request.arguments()[0], this::receive);
  }

  private void receive(HeapObject receiver) {
    boolean classKnown =
        receiver.kind() == HeapObject.Kind.EXACT || receiver.kind() == HeapObject.Kind.LIBRARY;
    Alike alike = classKnown ? alike(receiver) : look(receiver);
    solver.constraints.add(alike.node, receiver);
    if (alike.callsItself) {
      solver.library.selfCalls(request, receiver);
    }
  }

  private Alike alike(HeapObject receiver) {
    Map<String, Alike> ofKind = known.computeIfAbsent(receiver.kind(), kind -> new HashMap<>(2));
    Alike alike = ofKind.get(receiver.type());
    if (alike == null) {
      alike = look(receiver);
      ofKind.put(receiver.type(), alike);
    }
    return alike;
  }

  private Alike look(HeapObject receiver) {
    MethodModel inherited = inherited(receiver);
    if (inherited == null && bringsCode(receiver)) {
      return new Alike(0, false);
    }
    Api own = own(receiver);
    boolean callsItself =
        inherited != null
            && own != null
            && !own.effects().isEmpty()
            && isTemplate(inherited.owner());
    return new Alike(own == null || own == named ? others() : node(own), callsItself);
  }

  private @Nullable Api own(HeapObject receiver) {
    boolean classKnown =
        receiver.kind() == HeapObject.Kind.EXACT || receiver.kind() == HeapObject.Kind.LIBRARY;
    Api own =
        classKnown && solver.program.isSubtype(receiver.type(), target.owner())
            ? solver.models.find(new Member(receiver.type(), target.name(), target.descriptor()))
            : null;
    return own == null ? named : own;
  }

  private int others() {
    if (others == 0) {
      others = solver.constraints.nodes(1);
      apply(named, others);
    }
    return others;
  }

  private int node(Api api) {
    Integer known = nodes.get(api);
    if (known == null) {
      int node = solver.constraints.nodes(1);
      nodes.put(api, node);
      apply(api, node);
      return node;
    }
    return known;
  }

  private void apply(@Nullable Api api, int receivers) {
    int[] arguments = request.arguments().clone();
    arguments[0] = receivers;
    Calls.Request narrowed =
        new Calls.Request(
            request.caller(),
            request.kind(),
            request.target(),
            arguments,
            request.result(),
            request.resultType(),
            request.viaFunction());
    solver.library.apply(narrowed, target, api);
  }

  // ---- receivers of the application

  /** The library's method that an application object inherits, or null. */
  private @Nullable MethodModel inherited(HeapObject receiver) {
    if (receiver.kind() != HeapObject.Kind.EXACT
        || !solver.program.isApplication(receiver.type())) {
      return null;
    }
    MethodModel runs = solver.calls.find(receiver, target.name(), target.descriptor());
    return runs == null || runs.owner().isApplication() ? null : runs;
  }

  private boolean bringsCode(HeapObject receiver) {
    return switch (receiver.kind()) {
      case EXACT -> solver.program.isApplication(receiver.type());
      case FUNCTION ->
          receiver.site() instanceof Step.Function made
              && made.method().name().equals(target.name());
      case PROXY -> true;
      default -> false;
    };
  }

  /** Whether a class is made to be completed: its methods work by those that subclasses bring. */
  private static boolean isTemplate(ClassModel library) {
    return library.isInterface()
        || (library.isAbstract() && !library.name().startsWith("java/lang/"));
  }
}
