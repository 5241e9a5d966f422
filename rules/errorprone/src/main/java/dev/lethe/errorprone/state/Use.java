package dev.lethe.errorprone.state;

import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import dev.lethe.catalogue.apis.Effect;
import dev.lethe.errorprone.vocabulary.KnownApis;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** What an expression that names a field does with it. */
enum Use {
  /** The field gets another value. */
  ASSIGNS,
  /** What it holds is changed. */
  CHANGES,
  /** Its content is looked at. */
  READS,
  /** Its value goes elsewhere. */
  PASSES_ON;

  private static final Set<Tree.Kind> STEPS =
      EnumSet.of(
          Tree.Kind.PREFIX_INCREMENT,
          Tree.Kind.PREFIX_DECREMENT,
          Tree.Kind.POSTFIX_INCREMENT,
          Tree.Kind.POSTFIX_DECREMENT);

  /**
   * The uses at a place.
   *
   * @param field path of the expression
   */
  static Set<Use> at(TreePath field, KnownApis apis) {
    TreePath around = field.getParentPath();
    Tree tree = around.getLeaf();
    if (tree instanceof MemberSelectTree select && isQualified(select, field)) {
      return called(around, apis);
    }
    if (tree instanceof AssignmentTree assignment
        && assignment.getVariable().equals(field.getLeaf())) {
      return with(ASSIGNS, around);
    }
    if (isStep(tree, field.getLeaf())) {
      return with(ASSIGNS, around);
    }
    if (tree instanceof ArrayAccessTree slot && slot.getExpression().equals(field.getLeaf())) {
      return ofSlot(around);
    }
    return tree instanceof EnhancedForLoopTree || isText(tree)
        ? EnumSet.of(READS)
        : EnumSet.of(PASSES_ON);
  }

  /** What is made part of a text is looked at. */
  private static boolean isText(Tree tree) {
    return tree.getKind() == Tree.Kind.PLUS;
  }

  private static boolean isQualified(MemberSelectTree select, TreePath field) {
    return select.getExpression().equals(field.getLeaf());
  }

  private static boolean isStep(Tree tree, Tree field) {
    return (tree instanceof CompoundAssignmentTree compound && compound.getVariable().equals(field))
        || (tree instanceof UnaryTree unary && STEPS.contains(unary.getKind()));
  }

  private static Set<Use> ofSlot(TreePath slot) {
    TreePath around = slot.getParentPath();
    Tree tree = around.getLeaf();
    boolean isAssigned =
        tree instanceof AssignmentTree assignment
            && assignment.getVariable().equals(slot.getLeaf());
    return isAssigned || isStep(tree, slot.getLeaf()) ? with(CHANGES, around) : EnumSet.of(READS);
  }

  /** A change whose value somebody uses reads as well. */
  private static Set<Use> with(Use change, TreePath expression) {
    return isDropped(expression) ? EnumSet.of(change) : EnumSet.of(change, READS);
  }

  private static boolean isDropped(TreePath expression) {
    return expression.getParentPath().getLeaf() instanceof ExpressionStatementTree;
  }

  private static Set<Use> called(TreePath select, KnownApis apis) {
    TreePath call = select.getParentPath();
    if (!(call.getLeaf() instanceof MethodInvocationTree invocation)) {
      return EnumSet.of(PASSES_ON);
    }
    MethodSymbol method = ASTHelpers.getSymbol(invocation);
    List<Effect> effects = apis.effects(method);
    Set<Use> uses = EnumSet.noneOf(Use.class);
    if (effects.contains(new Effect.Writes(Effect.Location.THIS))) {
      uses.addAll(isFluent(method, effects) ? chained(call, apis) : with(CHANGES, call));
    }
    if (effects.contains(new Effect.Reads(Effect.Location.THIS))) {
      uses.add(READS);
    }
    return uses.isEmpty() ? EnumSet.of(PASSES_ON) : uses;
  }

  private static boolean isFluent(MethodSymbol method, List<Effect> effects) {
    Effect.Location itself = new Effect.Location(Effect.Location.THIS, 0);
    Effect.Location result = new Effect.Location(Effect.Location.RESULT, 0);
    return effects.contains(new Effect.Flow(itself, result))
        || method.getReturnType().tsym.equals(method.enclClass());
  }

  /** A change whose value is the object itself, and what is done with that. */
  private static Set<Use> chained(TreePath call, KnownApis apis) {
    Set<Use> uses = EnumSet.of(CHANGES);
    if (!isDropped(call)) {
      uses.addAll(at(call, apis));
    }
    return uses;
  }
}
