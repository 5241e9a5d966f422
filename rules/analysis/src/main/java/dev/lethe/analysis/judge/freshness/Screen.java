package dev.lethe.analysis.judge.freshness;

import dev.lethe.analysis.program.MethodModel;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** What calls of acting, observing and resolving methods do. */
final class Screen {

  private final Desk desk;
  private final SummaryDraft draft;
  private final Consumer<Consumption> uses;

  Screen(Desk desk, SummaryDraft draft, Consumer<Consumption> uses) {
    this.desk = desk;
    this.draft = draft;
    this.uses = uses;
  }

  /**
   * A method of the device is called.
   *
   * @param arguments where the arguments lie, the receiver first unless the method is static
   * @return what it returns
   */
  Tree call(MethodModel method, Spot where, List<Location> arguments, State state) {
    boolean acts = desk.screen.acts(method);
    if (acts) {
      consume(method, where, arguments, state);
    }
    if (acts || desk.screen.observes(method)) {
      change(where, state);
    }
    return Tree.of(
        desk.screen.resolves(method)
            ? Source.resolved(where)
            : coordinates(method, Source.seen(where)));
  }

  private Source coordinates(MethodModel method, Source seen) {
    return desk.screen.returnsCoordinates(method) ? seen.asCoordinates() : seen;
  }

  /** From now on the screen may be another. */
  void change(Spot where, State state) {
    draft.changed(where);
    state.age(where);
  }

  private void consume(MethodModel method, Spot where, List<Location> arguments, State state) {
    int shift = method.isStatic() ? 0 : 1;
    if (shift == 1 && desk.screen.isCoordinates(method.owner().name())) {
      consume(where, arguments.get(0), true, state);
    }
    for (int index : desk.screen.consumed(method)) {
      if (index + shift < arguments.size()) {
        boolean number = desk.screen.isPlainNumber(method, index);
        consume(where, arguments.get(index + shift), !number, state);
      }
    }
  }

  private void consume(Spot where, Location argument, boolean byType, State state) {
    tell(where, state.under(argument), byType);
  }

  /** A called method consumes what it is given. */
  void pass(Consumption inner, @Nullable Tree given) {
    if (given != null) {
      tell(inner.where(), Sources.bound(inner.source(), given), inner.byType());
    }
  }

  private void tell(Spot where, Tree given, boolean byType) {
    for (Source source : Sources.whole(given)) {
      tell(new Consumption(where, byType ? source.asCoordinates() : source, byType));
    }
  }

  private void tell(Consumption consumption) {
    Source source = consumption.source();
    boolean fresh = source.kind() == Source.Kind.RESOLVED && source.changed() == null;
    if (source.kind() == Source.Kind.INPUT) {
      draft.consumed(consumption);
    } else if (!fresh && source.kind() != Source.Kind.SEEN) {
      uses.accept(consumption);
    }
  }
}
