package dev.lethe.errorprone.notes;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Types;
import dev.lethe.errorprone.vocabulary.Notes;
import dev.lethe.errorprone.vocabulary.Word;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A note that comes out of a field, in a class that never asks one. Where a class asks somewhere,
 * which note it asks is for the whole-program check to follow.
 */
public final class KeptNote {

  private KeptNote() {}

  /** Whether a call uses the content of such a note. */
  public static boolean isUsed(MethodInvocationTree call, VisitorState state) {
    MethodSymbol method = ASTHelpers.getSymbol(call);
    Notes notes = new Notes(state.getTypes());
    return notes.areUsedBy(method)
        && notes.canBeAsked(method.enclClass())
        && !notes.isNote(enclosing(state).type)
        && isOfField(ASTHelpers.getReceiver(call), state)
        && !asks(outermost(state.getPath()), state);
  }

  private static Symbol enclosing(VisitorState state) {
    ClassTree type = ASTHelpers.findEnclosingNode(state.getPath(), ClassTree.class);
    return ASTHelpers.getSymbol(Objects.requireNonNull(type));
  }

  private static ClassTree outermost(TreePath place) {
    ClassTree outermost = null;
    for (Tree around : place) {
      outermost = around instanceof ClassTree type ? type : outermost;
    }
    return Objects.requireNonNull(outermost);
  }

  /** Whether an expression is a field, what one contains, or a variable that holds such. */
  private static boolean isOfField(@Nullable ExpressionTree expression, VisitorState state) {
    if (expression instanceof MethodInvocationTree call) {
      return isOfLibrary(ASTHelpers.getSymbol(call))
          && isOfField(ASTHelpers.getReceiver(call), state);
    }
    return ASTHelpers.getSymbol(expression) instanceof VarSymbol variable
        && (variable.getKind().isField() || isOfField(origin(variable, state), state));
  }

  /** What collections and streams give back was in them. */
  private static boolean isOfLibrary(MethodSymbol method) {
    return ASTHelpers.enclosingClass(method).flatName().toString().startsWith("java.");
  }

  /** Where a local variable has its value from: its initialiser, a loop, or a stream. */
  private static @Nullable ExpressionTree origin(VarSymbol variable, VisitorState state) {
    Origins origins = new Origins(variable);
    origins.scan(outermost(state.getPath()), null);
    return origins.found;
  }

  private static boolean asks(ClassTree type, VisitorState state) {
    Asking asking = new Asking(state.getTypes());
    asking.scan(type, null);
    return asking.isFound;
  }

  /** Looks for the expression that a variable has its value from. */
  private static final class Origins extends TreeScanner<@Nullable Void, @Nullable Void> {
    private final VarSymbol variable;
    private @Nullable ExpressionTree found;

    Origins(VarSymbol variable) {
      this.variable = variable;
    }

    @Override
    public @Nullable Void visitVariable(VariableTree tree, @Nullable Void unused) {
      if (isIt(tree) && tree.getInitializer() != null) {
        found = tree.getInitializer();
      }
      return super.visitVariable(tree, null);
    }

    @Override
    public @Nullable Void visitEnhancedForLoop(EnhancedForLoopTree tree, @Nullable Void unused) {
      if (isIt(tree.getVariable())) {
        found = tree.getExpression();
      }
      return super.visitEnhancedForLoop(tree, null);
    }

    @Override
    public @Nullable Void visitMethodInvocation(MethodInvocationTree tree, @Nullable Void unused) {
      for (ExpressionTree argument : tree.getArguments()) {
        if (argument instanceof LambdaExpressionTree lambda
            && lambda.getParameters().stream().anyMatch(this::isIt)) {
          found = isOfLibrary(ASTHelpers.getSymbol(tree)) ? ASTHelpers.getReceiver(tree) : null;
        }
      }
      return super.visitMethodInvocation(tree, null);
    }

    private boolean isIt(VariableTree tree) {
      return variable.equals(ASTHelpers.getSymbol(tree));
    }
  }

  /** Looks for a call that asks a note. */
  private static final class Asking extends TreeScanner<@Nullable Void, @Nullable Void> {
    private final Types types;
    private boolean isFound;

    Asking(Types types) {
      this.types = types;
    }

    @Override
    public @Nullable Void visitMethodInvocation(MethodInvocationTree tree, @Nullable Void unused) {
      isFound |= Word.APPLIES_WHEN.holdsFor(ASTHelpers.getSymbol(tree), types);
      return super.visitMethodInvocation(tree, null);
    }

    @Override
    public @Nullable Void visitMemberReference(MemberReferenceTree tree, @Nullable Void unused) {
      isFound |= Word.APPLIES_WHEN.holdsFor(ASTHelpers.getSymbol(tree), types);
      return super.visitMemberReference(tree, null);
    }
  }
}
