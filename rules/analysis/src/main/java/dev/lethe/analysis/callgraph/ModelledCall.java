package dev.lethe.analysis.callgraph;

import dev.lethe.analysis.flow.Invocation;
import dev.lethe.analysis.flow.Member;
import dev.lethe.analysis.program.Descriptors;
import dev.lethe.analysis.program.MethodModel;
import dev.lethe.catalogue.apis.Effect;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Applies to one call what the catalogue says of the method it names. */
final class ModelledCall {

  private final Solver solver;
  private final Constraints constraints;
  private final Calls.Request request;
  private final Member target;
  private final boolean isStatic;
  private @Nullable HeapObject made;

  ModelledCall(Solver solver, Calls.Request request, Member target) {
    this.solver = solver;
    this.constraints = solver.constraints;
    this.request = request;
    this.target = target;
    this.isStatic = request.kind() == Invocation.STATIC;
  }

  void apply(List<Effect> effects) {
    makeResult(
        effects.stream().anyMatch(ModelledCall::tellsOfResult),
        effects.stream().anyMatch(ModelledCall::fillsResult));
    effects.forEach(this::apply);
  }

  /**
   * The result is a new object of the library, unless it is a value or nothing the catalogue's
   * effects return.
   */
  private void makeResult(boolean matters, boolean filled) {
    String type = Descriptors.result(target.descriptor());
    if (request.result() == 0 || (type.equals("java/lang/Object") && !filled)) {
      return;
    }
    if (solver.program.isApplication(type)) {
      solver.created.unknown(type, request.result(), request.site());
    } else if (matters || !solver.models.isValue(type)) {
      made = solver.fromLibrary(type, request.site());
      constraints.add(request.result(), made);
    }
  }

  /**
   * Whether an effect says something of the result that a value could carry, such as the path it
   * names.
   */
  private static boolean tellsOfResult(Effect effect) {
    return effect instanceof Effect.Names || effect instanceof Effect.Temporary;
  }

  /**
   * Whether something is put into the result, which is an object of the library then, whatever its
   * type.
   */
  private static boolean fillsResult(Effect effect) {
    return effect instanceof Effect.Flow flow
        && flow.to().slot() == Effect.Location.RESULT
        && flow.to().depth() == 1;
  }

  private void apply(Effect effect) {
    if (effect instanceof Effect.Flow flow) {
      flow(flow);
    } else if (effect instanceof Effect.Share share) {
      forEach(share.first(), first -> forEach(share.second(), second -> share(first, second)));
    } else if (effect instanceof Effect.Holds holds) {
      hold(holds);
    } else if (effect instanceof Effect.Throws thrown) {
      callBack(thrown.call(), solver.thrown(request.caller().world()));
    } else if (effect instanceof Effect.Run run) {
      callBack(run.call(), 0);
    }
  }

  /** What is a view of an unread object is that object. */
  private void share(HeapObject first, HeapObject second) {
    if (first.isUnread() || second.isUnread()) {
      constraints.add(request.result(), first.isUnread() ? first : second);
    } else {
      solver.views.add(first, second);
    }
  }

  private void hold(Effect.Holds holds) {
    int held = constraints.nodes(1);
    forEach(
        holds.content(),
        object -> constraints.add(held, object.isUnread() ? object : part(object, holds.type())));
    forEach(holds.place(), object -> solver.library.put(held, object));
  }

  private HeapObject part(HeapObject object, String type) {
    HeapObject part =
        solver.object(HeapObject.Kind.LIBRARY, type.replace('.', '/'), request.site(), "held");
    solver.relays.merge(solver.contents(object), solver.contents(part));
    return part;
  }

  private void flow(Effect.Flow flow) {
    if (flow.from() instanceof Effect.Location from && exists(from) && exists(flow.to())) {
      if (from.depth() == 0) {
        write(flow.to(), node(from));
      } else {
        forEach(from, object -> write(flow.to(), solver.elements(object)));
      }
    } else if (flow.from() instanceof Effect.CallBack call && exists(call.on())) {
      int node = constraints.nodes(1);
      callBack(call, node);
      write(flow.to(), node);
    } else if (flow.from() instanceof Effect.Each each) {
      int returned = constraints.nodes(1);
      int node = constraints.nodes(1);
      callBack(each.call(), returned);
      forEach(returned, 1, object -> constraints.flow(solver.elements(object), node));
      write(flow.to(), node);
    }
  }

  // ---- places

  private boolean exists(Effect.Location location) {
    int slot = location.slot();
    return slot == Effect.Location.RESULT
        ? request.result() != 0
        : index(slot) >= 0 && index(slot) < request.arguments().length;
  }

  private int index(int slot) {
    return isStatic ? slot - 1 : slot;
  }

  private int node(Effect.Location location) {
    if (!exists(location)) {
      return 0;
    }
    return location.slot() == Effect.Location.RESULT
        ? request.result()
        : request.arguments()[index(location.slot())];
  }

  /** A node that holds what is at a place. */
  private int read(Effect.Location location) {
    if (location.depth() == 0) {
      return node(location);
    }
    int node = constraints.nodes(1);
    forEach(location, object -> constraints.flow(solver.elements(object), node));
    return node;
  }

  private void write(Effect.Location location, int from) {
    if (location.depth() > 0) {
      forEach(location, object -> solver.library.put(from, object));
    } else if (location.slot() == Effect.Location.RESULT) {
      solver.flowIf(from, request.result(), request.resultType());
    } else {
      constraints.flow(from, node(location));
    }
  }

  /**
   * What was made here, or whatever is at the place; for the content of content, what the place
   * contains.
   */
  private void forEach(Effect.Location location, Consumer<HeapObject> action) {
    if (location.slot() != Effect.Location.RESULT) {
      forEach(node(location), location.depth(), action);
    } else if (made != null && location.depth() < 2) {
      action.accept(made);
    } else if (made != null) {
      forEach(solver.contents(made), location.depth() - 1, action);
    }
  }

  private void forEach(int node, int depth, Consumer<HeapObject> action) {
    constraints.listen(
        node,
        object -> {
          if (object.kind() == HeapObject.Kind.TEXT || object.kind() == HeapObject.Kind.CLASS) {
            return;
          }
          if (depth < 2) {
            action.accept(object);
          } else {
            forEach(solver.elements(object), depth - 1, action);
          }
        });
  }

  // ---- call-backs

  private void callBack(Effect.CallBack call, int result) {
    if (!exists(call.on())) {
      return;
    }
    int[] arguments = new int[call.arguments().size()];
    for (int i = 0; i < arguments.length; i++) {
      arguments[i] = read(call.arguments().get(i));
    }
    String method = call.method().isEmpty() ? functionalMethod(call.on()) : call.method();
    if (method.isEmpty()) {
      constraints.listen(read(call.on()), object -> callAny(object, arguments, result));
    } else {
      solver.library.callMethods(request.caller(), read(call.on()), method, arguments, result);
    }
  }

  /**
   * Calls what is not said how to be called: a function gets any of the arguments at each place.
   */
  private void callAny(HeapObject object, int[] arguments, int result) {
    if (object.kind() == HeapObject.Kind.FUNCTION && arguments.length > 0) {
      int any = constraints.nodes(1);
      for (int argument : arguments) {
        constraints.flow(argument, any);
      }
      solver.calls.apply(request.caller(), object, new int[] {any, any, any, any}, result);
    } else if (object.kind() != HeapObject.Kind.LIBRARY || arguments.length == 0) {
      solver.library.callAny(request.caller(), object, result);
    }
  }

  /**
   * The name of the functional interface's method that a parameter has as its type; empty where its
   * type has none.
   */
  private String functionalMethod(Effect.Location on) {
    if (on.depth() > 0 || on.slot() < 1) {
      return "";
    }
    String type = Descriptors.parameters(target.descriptor()).get(on.slot() - 1);
    MethodModel method =
        Descriptors.isReference(type) && type.charAt(0) != '['
            ? Library.functionalMethod(solver, type)
            : null;
    return method == null ? "" : method.name();
  }
}
