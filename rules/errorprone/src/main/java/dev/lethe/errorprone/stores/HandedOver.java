package dev.lethe.errorprone.stores;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.api.JavacTrees;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Tells objects that their user was given from those that it made, which may live a session. */
final class HandedOver {

  private HandedOver() {}

  /** Whether an expression is a field that gets nothing but what a constructor is given. */
  static boolean is(@Nullable ExpressionTree expression, VisitorState state) {
    Symbol symbol = ASTHelpers.getSymbol(expression);
    return symbol instanceof VarSymbol field
        && field.getKind().isField()
        && JavacTrees.instance(state.context).getTree(field) instanceof VariableTree declared
        && declared.getInitializer() == null
        && new Values(field).areGiven(state);
  }

  /** The values that a field gets in its class. */
  private static final class Values extends TreeScanner<@Nullable Void, @Nullable Void> {
    private final VarSymbol field;
    private final List<ExpressionTree> values = new ArrayList<>();

    Values(VarSymbol field) {
      this.field = field;
    }

    boolean areGiven(VisitorState state) {
      ClassTree owner = JavacTrees.instance(state.context).getTree(field.enclClass());
      scan(owner, null);
      return values.stream().allMatch(IdentifierTree.class::isInstance);
    }

    @Override
    public @Nullable Void visitAssignment(AssignmentTree tree, @Nullable Void unused) {
      if (field.equals(ASTHelpers.getSymbol(tree.getVariable()))) {
        values.add(tree.getExpression());
      }
      return super.visitAssignment(tree, null);
    }
  }
}
