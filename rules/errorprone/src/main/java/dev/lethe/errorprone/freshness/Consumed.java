package dev.lethe.errorprone.freshness;

import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import dev.lethe.errorprone.agent.CalledMethods;
import dev.lethe.errorprone.vocabulary.Coordinates;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Looks at what one acting call consumes. */
final class Consumed {

  private final MethodInvocationTree call;
  private final Effects effects;
  private final List<ExpressionTree> arguments;
  private final Function<ExpressionTree, Freshness> values;

  /**
   * @param values what is known of each argument where it is evaluated
   */
  Consumed(
      MethodInvocationTree call,
      Coordinates coordinates,
      Effects effects,
      Function<ExpressionTree, Freshness> values) {
    this.call = call;
    this.effects = effects;
    this.values = values;
    this.arguments = consumed(call, coordinates);
  }

  private static List<ExpressionTree> consumed(MethodInvocationTree call, Coordinates coordinates) {
    MethodSymbol acting = ASTHelpers.getSymbol(call);
    List<ExpressionTree> consumed = new ArrayList<>();
    for (int parameter : coordinates.consumed(acting)) {
      consumed.addAll(call.getArguments().subList(parameter, end(call, acting, parameter)));
    }
    return consumed;
  }

  /** The last parameter may take any number of arguments. */
  private static int end(MethodInvocationTree call, MethodSymbol acting, int parameter) {
    boolean isRest = acting.isVarArgs() && parameter == acting.getParameters().size() - 1;
    return isRest ? call.getArguments().size() : parameter + 1;
  }

  /**
   * The worst of what it consumes, unless all is well. Chosen numbers beside a place are offsets.
   */
  Optional<Consumption> worst() {
    return arguments.stream()
        .map(this::consumption)
        .flatMap(Optional::stream)
        .filter(it -> !it.isChosen() || areAllChosen())
        .max(Comparator.comparing(Consumption::cause));
  }

  private boolean areAllChosen() {
    return arguments.stream()
        .allMatch(it -> consumption(it).filter(Consumption::isChosen).isPresent());
  }

  private Optional<Consumption> consumption(ExpressionTree argument) {
    Freshness value = values.apply(argument);
    if (changesLater(argument)) {
      value = value.after(0);
    }
    return value.isConsumable()
        ? Optional.empty()
        : Optional.of(
            new Consumption(
                call, argument, Consumption.Cause.valueOf(value.kind().name()), value.line()));
  }

  /** Whether a later argument of the same call changes the screen before the call is made. */
  private boolean changesLater(ExpressionTree argument) {
    int next = call.getArguments().indexOf(argument) + 1;
    return call.getArguments().subList(next, call.getArguments().size()).stream()
        .anyMatch(later -> CalledMethods.in(later).stream().anyMatch(effects::changes));
  }
}
