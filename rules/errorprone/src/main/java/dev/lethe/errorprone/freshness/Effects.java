package dev.lethe.errorprone.freshness;

import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Types;
import dev.lethe.errorprone.agent.Compilation;
import dev.lethe.errorprone.vocabulary.Word;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What calls do to the screen. */
final class Effects {

  private final Compilation compilation;
  private final Types types;
  private final Map<MethodSymbol, Boolean> changing = new HashMap<>();
  private final Map<MethodSymbol, Boolean> acting = new HashMap<>();

  Effects(Compilation compilation, Types types) {
    this.compilation = compilation;
    this.types = types;
  }

  boolean acts(MethodSymbol method) {
    return acting.computeIfAbsent(method, it -> Word.CHANGES_SCREEN.holdsFor(it, types));
  }

  boolean observes(MethodSymbol method) {
    return Word.OBSERVES.holdsFor(method, types);
  }

  boolean resolves(MethodSymbol method) {
    return Word.RESOLVES_REF.holdsFor(method, types);
  }

  /** Whether a method is one where the device lives. */
  boolean isDevice(MethodSymbol method) {
    return acts(method) || observes(method) || resolves(method);
  }

  /** Whether a method may act or observe, itself or by what it calls. */
  boolean changes(MethodSymbol method) {
    Boolean known = changing.get(method);
    if (known == null) {
      known = search(method);
      changing.put(method, known);
    }
    return known;
  }

  private boolean search(MethodSymbol start) {
    Set<MethodSymbol> seen = new HashSet<>(Set.of(start));
    Deque<MethodSymbol> pending = new ArrayDeque<>(seen);
    while (!pending.isEmpty()) {
      MethodSymbol method = pending.pop();
      if (acts(method) || observes(method)) {
        return true;
      }
      if (!resolves(method)) {
        called(method).stream().filter(seen::add).forEach(pending::push);
      }
    }
    return false;
  }

  private Set<MethodSymbol> called(MethodSymbol method) {
    MethodTree target = compilation.target(method);
    return target == null ? Set.of() : calls(target.getBody());
  }

  /** The methods that code calls itself, without lambdas and local classes. */
  static Set<MethodSymbol> calls(Tree code) {
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
    public @Nullable Void visitLambdaExpression(LambdaExpressionTree tree, @Nullable Void unused) {
      return null;
    }

    @Override
    public @Nullable Void visitClass(ClassTree tree, @Nullable Void unused) {
      return null;
    }
  }
}
