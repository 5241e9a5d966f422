package dev.lethe.errorprone.stores;

import com.google.errorprone.VisitorState;
import com.sun.source.tree.ExpressionTree;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import dev.lethe.catalogue.apis.Effect;
import dev.lethe.catalogue.vocabulary.StoreKind;
import dev.lethe.errorprone.vocabulary.KnownApis;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Tells calls that read a store from others. */
public final class StoreReads {

  private final VisitorState state;

  /** Looks at calls of the compilation at hand. */
  public StoreReads(VisitorState state) {
    this.state = state;
  }

  /**
   * The kind of the store that a call reads. A file counts only where constants name it, and an
   * agent's memory or an index where the agent was given it: what a session makes is its own.
   */
  public Optional<StoreKind> kind(
      MethodSymbol method,
      @Nullable ExpressionTree receiver,
      List<? extends ExpressionTree> arguments) {
    return KnownApis.of(state.context).effects(method).stream()
        .filter(Effect.StoreRead.class::isInstance)
        .map(Effect.StoreRead.class::cast)
        .filter(it -> isPlain(it, receiver, arguments))
        .map(it -> StoreKind.ofWord(it.kind()))
        .findFirst();
  }

  private boolean isPlain(
      Effect.StoreRead read,
      @Nullable ExpressionTree receiver,
      List<? extends ExpressionTree> arguments) {
    return switch (StoreKind.ofWord(read.kind())) {
      case FILE -> isNamed(Argument.at(read.place(), receiver, arguments));
      case AGENT_MEMORY, VECTOR_INDEX -> HandedOver.is(receiver, state);
      default -> true;
    };
  }

  private boolean isNamed(@Nullable ExpressionTree place) {
    return place != null
        && NamedPlace.of(place, state)
            .filter(it -> !RecordedPlaces.of(state).mayBe(it))
            .isPresent();
  }
}
