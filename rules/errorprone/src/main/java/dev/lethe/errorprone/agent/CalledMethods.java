package dev.lethe.errorprone.agent;

import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds what code calls itself, without its lambdas and local classes. */
public final class CalledMethods {

  private CalledMethods() {}

  /** The methods and constructors that code names in calls. */
  public static Set<MethodSymbol> in(Tree code) {
    Set<MethodSymbol> called = new HashSet<>();
    new Calls(called).scan(code, null);
    return called;
  }

  /** Collects calls. */
  private static final class Calls extends TreeScanner<@Nullable Void, @Nullable Void> {
    private final Set<MethodSymbol> called;

    Calls(Set<MethodSymbol> called) {
      this.called = called;
    }

    @Override
    public @Nullable Void visitMethodInvocation(MethodInvocationTree tree, @Nullable Void unused) {
      called.add(ASTHelpers.getSymbol(tree));
      return super.visitMethodInvocation(tree, null);
    }

    @Override
    public @Nullable Void visitNewClass(NewClassTree tree, @Nullable Void unused) {
      called.add(ASTHelpers.getSymbol(tree));
      return super.visitNewClass(tree, null);
    }

    @Override
    public @Nullable Void visitLambdaExpression(LambdaExpressionTree tree, @Nullable Void unused) {
      return null;
    }

    @Override
    public @Nullable Void visitClass(ClassTree tree, @Nullable Void unused) {
      return null;
    }
  }
}
