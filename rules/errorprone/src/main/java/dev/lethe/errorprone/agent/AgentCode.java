package dev.lethe.errorprone.agent;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.util.Context;
import java.util.HashSet;
import java.util.Set;

/**
 * The code of a compilation that sessions can run: entry points, and what calls lead to from there
 * without doubt. Where a call may end elsewhere it is not followed; the whole-program check does
 * that.
 */
public final class AgentCode {

  private static final Context.Key<AgentCode> KEY = new Context.Key<>();

  private final Set<Tree> bodies;
  private final Set<MethodSymbol> entries;
  private final Set<MethodSymbol> called;
  private final Set<ClassSymbol> used = new HashSet<>();

  private AgentCode(Reach reach) {
    bodies = reach.bodies();
    entries = reach.entries();
    called = reach.called();
    called.forEach(it -> used.add(ASTHelpers.enclosingClass(it)));
  }

  /** The agent's code in the compilation at hand; found once. */
  public static AgentCode of(VisitorState state) {
    AgentCode known = state.context.get(KEY);
    if (known != null) {
      return known;
    }
    Compilation compilation = Compilation.of(state);
    AgentCode found =
        new AgentCode(new Reach(compilation, new EntryPoints(state.getTypes())).followed());
    state.context.put(KEY, found);
    return found;
  }

  /** Whether there is none. */
  public boolean isEmpty() {
    return entries.isEmpty();
  }

  /** Whether sessions run the code at a place. */
  public boolean runs(TreePath place) {
    return runs(body(place));
  }

  /** Whether sessions run a method, a lambda or an initialiser. */
  public boolean runs(Tree body) {
    return bodies.contains(body);
  }

  /** The innermost method, lambda or initialiser around a place, or the whole file. */
  public static Tree body(TreePath place) {
    TreePath path = place;
    while (path.getParentPath() != null && !isBody(path)) {
      path = path.getParentPath();
    }
    return path.getLeaf();
  }

  private static boolean isBody(TreePath path) {
    return path.getLeaf() instanceof MethodTree
        || path.getLeaf() instanceof LambdaExpressionTree
        || path.getParentPath().getLeaf() instanceof ClassTree;
  }

  /** Whether a session starts at a method, as nothing in the agent's code calls it. */
  public boolean startsAt(MethodSymbol method) {
    return entries.contains(method) && !called.contains(method);
  }

  /** Whether sessions run a method or a constructor of a class. */
  public boolean uses(ClassSymbol type) {
    return used.contains(type);
  }
}
