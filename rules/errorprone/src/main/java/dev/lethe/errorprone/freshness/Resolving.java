package dev.lethe.errorprone.freshness;

import com.google.errorprone.VisitorState;
import com.google.errorprone.fixes.SuggestedFix;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import dev.lethe.errorprone.vocabulary.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Suggests to resolve a reference again right where it is acted on. */
public final class Resolving {

  private Resolving() {}

  /**
   * Puts the resolving call in place of the variable that keeps what it returned, where the call
   * means the same there: the variable is never assigned again, and the call names nothing but
   * literals and variables that do not change, and throws nothing that must be caught.
   *
   * @param body the method or lambda around the action
   */
  public static SuggestedFix again(Consumption found, Tree body, VisitorState state) {
    return found.cause() == Consumption.Cause.STALE
            && found.argument() instanceof IdentifierTree variable
        ? resolving(variable, body, state)
            .map(call -> SuggestedFix.replace(variable, state.getSourceForNode(call)))
            .orElse(SuggestedFix.emptyFix())
        : SuggestedFix.emptyFix();
  }

  private static Optional<MethodInvocationTree> resolving(
      IdentifierTree variable, Tree body, VisitorState state) {
    Symbol symbol = ASTHelpers.getSymbol(variable);
    List<ExpressionTree> values = new Values(symbol).in(body);
    return values.size() == 1
            && values.get(0) instanceof MethodInvocationTree call
            && means(call, state)
        ? Optional.of(call)
        : Optional.empty();
  }

  private static boolean means(MethodInvocationTree call, VisitorState state) {
    MethodSymbol method = ASTHelpers.getSymbol(call);
    ExpressionTree receiver = ASTHelpers.getReceiver(call);
    return Word.RESOLVES_REF.holdsFor(method, state.getTypes())
        && (receiver == null || isFixed(receiver))
        && call.getArguments().stream().allMatch(Resolving::isFixed)
        && method.getThrownTypes().stream()
            .noneMatch(
                it ->
                    state.getTypes().isSubtype(it, state.getSymtab().exceptionType)
                        && !state.getTypes().isSubtype(it, state.getSymtab().runtimeExceptionType));
  }

  private static boolean isFixed(ExpressionTree part) {
    Symbol symbol = ASTHelpers.getSymbol(part);
    return part instanceof LiteralTree
        || (part instanceof IdentifierTree
            && symbol != null
            && ASTHelpers.isConsideredFinal(symbol));
  }

  /** The values that a local variable gets. */
  private static final class Values extends TreeScanner<@Nullable Void, @Nullable Void> {
    private final Symbol variable;
    private final List<ExpressionTree> values = new ArrayList<>();

    Values(Symbol variable) {
      this.variable = variable;
    }

    List<ExpressionTree> in(Tree body) {
      scan(body, null);
      return values;
    }

    @Override
    public @Nullable Void visitVariable(VariableTree tree, @Nullable Void unused) {
      if (variable.equals(ASTHelpers.getSymbol(tree)) && tree.getInitializer() != null) {
        values.add(tree.getInitializer());
      }
      return super.visitVariable(tree, null);
    }

    @Override
    public @Nullable Void visitAssignment(AssignmentTree tree, @Nullable Void unused) {
      if (variable.equals(ASTHelpers.getSymbol(tree.getVariable()))) {
        values.add(tree.getExpression());
      }
      return super.visitAssignment(tree, null);
    }
  }
}
