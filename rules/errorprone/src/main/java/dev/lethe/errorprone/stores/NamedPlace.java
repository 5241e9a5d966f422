package dev.lethe.errorprone.stores;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.VariableTree;
import com.sun.tools.javac.api.JavacTrees;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import dev.lethe.catalogue.apis.Effect;
import dev.lethe.errorprone.vocabulary.KnownApis;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A place that constants name, such as a path put together from texts.
 *
 * @param texts the texts
 */
record NamedPlace(List<String> texts) {

  /** The place that an expression names, if constants show it. */
  static Optional<NamedPlace> of(ExpressionTree expression, VisitorState state) {
    List<String> texts = new ArrayList<>();
    return new Naming(state, texts).isNamed(expression)
        ? Optional.of(new NamedPlace(texts))
        : Optional.empty();
  }

  /**
   * Follows an expression to its constants.
   *
   * @param texts gets them
   */
  private record Naming(VisitorState state, List<String> texts) {

    boolean isNamed(@Nullable ExpressionTree expression) {
      if (expression == null) {
        return false;
      }
      if (ASTHelpers.constValue(expression) instanceof String text) {
        return texts.add(text);
      }
      if (expression instanceof MethodInvocationTree call) {
        return isNamed(
            ASTHelpers.getSymbol(call), ASTHelpers.getReceiver(call), call.getArguments());
      }
      return expression instanceof NewClassTree made
          ? isNamed(ASTHelpers.getSymbol(made), null, made.getArguments())
          : isNamed(ASTHelpers.getSymbol(expression));
    }

    private boolean isNamed(
        MethodSymbol method,
        @Nullable ExpressionTree receiver,
        List<? extends ExpressionTree> arguments) {
      List<Integer> parts = parts(method);
      return !parts.isEmpty()
          && parts.stream().allMatch(it -> isNamed(Argument.at(it, receiver, arguments)));
    }

    private List<Integer> parts(MethodSymbol method) {
      return KnownApis.of(state.context).effects(method).stream()
          .filter(Effect.Names.class::isInstance)
          .flatMap(it -> ((Effect.Names) it).parts().stream())
          .toList();
    }

    /** A variable that keeps its first value. */
    private boolean isNamed(@Nullable Symbol symbol) {
      return symbol instanceof VarSymbol variable
          && ASTHelpers.isConsideredFinal(variable)
          && JavacTrees.instance(state.context).getTree(variable) instanceof VariableTree declared
          && isNamed(declared.getInitializer());
    }
  }
}
