package dev.lethe.errorprone.agent;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreeScanner;
import java.util.IdentityHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The classes in which methods stand. */
final class Owners {

  private final IdentityHashMap<Tree, ClassTree> owners = new IdentityHashMap<>();

  Owners(List<ClassTree> classes) {
    new Members().scan(classes, null);
  }

  /** The members of the class around a method. */
  List<? extends Tree> members(@Nullable MethodTree method) {
    ClassTree owner = method == null ? null : owners.get(method);
    return owner == null ? List.of() : owner.getMembers();
  }

  /** Goes through classes without looking into bodies. */
  private final class Members extends TreeScanner<@Nullable Void, @Nullable Void> {

    @Override
    public @Nullable Void visitClass(ClassTree tree, @Nullable Void unused) {
      tree.getMembers().forEach(it -> owners.put(it, tree));
      return super.visitClass(tree, null);
    }

    @Override
    public @Nullable Void visitMethod(MethodTree tree, @Nullable Void unused) {
      return null;
    }
  }
}
