package dev.lethe.analysis.judge.freshness;

import dev.lethe.analysis.program.MethodModel;
import dev.lethe.catalogue.apis.ScreenDeed;
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
    ScreenDeed deed = desk.screen.deed(method);
    if (deed != null && deed.consumes()) {
      consume(method, where, arguments, state);
    }
    if (deed != null && deed.ages()) {
      change(where, state);
    }
    return Tree.of(result(method, deed, where));
  }

  private Source result(MethodModel method, @Nullable ScreenDeed deed, Spot where) {
    if (desk.screen.resolves(method)) {
      return Source.resolved(where);
    }
    return deed == ScreenDeed.FINDS ? Source.found(where) : coordinates(method, Source.seen(where));
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
    if (shift == 1 && desk.screen.consumesReceiver(method)) {
      consume(where, arguments.get(0), true, state);
    }
    for (int index : desk.screen.consumed(method)) {
      if (index + shift < arguments.size()) {
        consume(method, index, where, state.under(arguments.get(index + shift)));
      }
    }
  }

  /** What may as well be something else, such as a picture, is judged where it was looked up. */
  private void consume(MethodModel method, int index, Spot where, Tree given) {
    boolean anything = method.parameterTypes().get(index).equals("java/lang/Object");
    tell(
        where,
        anything ? given.without(Source::isMadeUp).mapped(Source::beside) : given,
        !anything && !desk.screen.isPlainNumber(method, index));
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
    if (source.kind() == Source.Kind.INPUT) {
      draft.consumed(consumption);
    } else if (!isInnocent(source)) {
      uses.accept(consumption);
    }
  }

  /** An element that was found stands for itself until another page comes. */
  private static boolean isInnocent(Source source) {
    return source.isFresh() || source.kind() == Source.Kind.SEEN;
  }
}
