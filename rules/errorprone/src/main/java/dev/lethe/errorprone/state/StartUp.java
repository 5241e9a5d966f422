package dev.lethe.errorprone.state;

import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import dev.lethe.errorprone.agent.AgentCode;
import dev.lethe.errorprone.agent.CalledMethods;
import dev.lethe.errorprone.agent.Compilation;
import java.util.HashSet;
import java.util.Set;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/**
 * What runs while classes are initialised: static initialisers, and methods that those call. What
 * such a method writes may be there from the start, so it is taken for no write.
 */
final class StartUp {

  private final Compilation compilation;
  private final Set<MethodSymbol> methods = new HashSet<>();

  StartUp(Compilation compilation) {
    this.compilation = compilation;
    new Initialisers().scan(compilation.classes(), null);
  }

  /** Whether a place runs then. */
  boolean contains(TreePath place) {
    Tree body = AgentCode.body(place);
    return isInitialiser(body)
        || (body instanceof MethodTree method && methods.contains(ASTHelpers.getSymbol(method)));
  }

  private static boolean isInitialiser(Tree member) {
    return member instanceof BlockTree block
        ? block.isStatic()
        : member instanceof VariableTree field
            && field.getModifiers().getFlags().contains(Modifier.STATIC);
  }

  private void follow(Tree code) {
    for (MethodSymbol method : CalledMethods.in(code)) {
      MethodTree body = compilation.target(method);
      if (body != null && methods.add(method)) {
        follow(body.getBody());
      }
    }
  }

  /** Goes through the static initialisers. */
  private final class Initialisers extends TreeScanner<@Nullable Void, @Nullable Void> {

    @Override
    public @Nullable Void visitClass(ClassTree tree, @Nullable Void unused) {
      tree.getMembers().stream().filter(StartUp::isInitialiser).forEach(StartUp.this::follow);
      return super.visitClass(tree, null);
    }
  }
}
