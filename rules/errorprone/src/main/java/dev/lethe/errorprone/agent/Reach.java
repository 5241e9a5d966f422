package dev.lethe.errorprone.agent;

import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/** Follows calls from the entry points. */
final class Reach {

  private final Compilation compilation;
  private final Set<MethodSymbol> entries = new HashSet<>();
  private final Set<MethodSymbol> called = new HashSet<>();
  private final Set<Tree> bodies = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Deque<Tree> pending = new ArrayDeque<>();
  private final Owners owners;

  Reach(Compilation compilation, EntryPoints entryPoints) {
    this.compilation = compilation;
    compilation.methods().keySet().stream().filter(entryPoints::contain).forEach(entries::add);
    owners = entries.isEmpty() ? new Owners(List.of()) : new Owners(compilation.classes());
  }

  Reach followed() {
    for (MethodSymbol entry : entries) {
      run(compilation.body(entry));
      if (!entry.isStatic()) {
        constructors(entry);
      }
    }
    while (!pending.isEmpty()) {
      new Calls().scan(pending.pop(), null);
    }
    return this;
  }

  Set<Tree> bodies() {
    return bodies;
  }

  Set<MethodSymbol> entries() {
    return entries;
  }

  Set<MethodSymbol> called() {
    return called;
  }

  /** Whoever calls an entry point has made its object before. */
  private void constructors(MethodSymbol entry) {
    for (Tree member : owners.members(compilation.body(entry))) {
      if (member instanceof MethodTree method && ASTHelpers.getSymbol(method).isConstructor()) {
        run(method);
      }
    }
  }

  private void call(MethodSymbol method) {
    called.add(method);
    run(compilation.target(method));
  }

  private void run(@Nullable MethodTree method) {
    if (method != null && bodies.add(method)) {
      pending.push(method);
      initialise(method);
    }
  }

  private void initialise(MethodTree method) {
    boolean isConstructor = ASTHelpers.getSymbol(method).isConstructor();
    for (Tree member : owners.members(method)) {
      if (isInitialiser(member) && (isConstructor || isStatic(member)) && bodies.add(member)) {
        pending.push(member);
      }
    }
  }

  private static boolean isInitialiser(Tree member) {
    return member instanceof BlockTree || member instanceof VariableTree;
  }

  private static boolean isStatic(Tree member) {
    return member instanceof BlockTree block
        ? block.isStatic()
        : member instanceof VariableTree field
            && field.getModifiers().getFlags().contains(Modifier.STATIC);
  }

  /** The calls of one body; lambdas and local classes are bodies of their own. */
  private final class Calls extends TreeScanner<@Nullable Void, @Nullable Void> {

    @Override
    public @Nullable Void visitMethodInvocation(MethodInvocationTree tree, @Nullable Void unused) {
      MethodSymbol method = ASTHelpers.getSymbol(tree);
      call(method);
      handOver(method, tree.getArguments());
      return super.visitMethodInvocation(tree, null);
    }

    @Override
    public @Nullable Void visitNewClass(NewClassTree tree, @Nullable Void unused) {
      MethodSymbol constructor = ASTHelpers.getSymbol(tree);
      call(constructor);
      handOver(constructor, tree.getArguments());
      return super.visitNewClass(tree, null);
    }

    /** Library code may run what it is given. */
    private void handOver(MethodSymbol method, List<? extends ExpressionTree> arguments) {
      if (compilation.methods().containsKey(method)) {
        return;
      }
      for (ExpressionTree argument : arguments) {
        if (argument instanceof LambdaExpressionTree lambda && bodies.add(lambda)) {
          pending.push(lambda.getBody());
        } else if (argument instanceof MemberReferenceTree reference) {
          call(ASTHelpers.getSymbol(reference));
        }
      }
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
