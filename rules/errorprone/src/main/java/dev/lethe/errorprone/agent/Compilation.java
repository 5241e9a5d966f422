package dev.lethe.errorprone.agent;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.api.JavacTrees;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.PackageSymbol;
import com.sun.tools.javac.code.Symtab;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.util.Context;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * All sources that are compiled together. Error Prone asks for a compile policy under which they
 * are attributed before the first of them is checked.
 */
public final class Compilation {

  private static final Context.Key<Compilation> KEY = new Context.Key<>();

  private final Types types;
  private final List<ClassTree> classes;
  private final Map<MethodSymbol, MethodTree> methods = new LinkedHashMap<>();
  private @Nullable Set<MethodSymbol> overridden;

  private Compilation(Types types, List<ClassTree> classes) {
    this.types = types;
    this.classes = classes;
    new Members().scan(classes, null);
  }

  /** The compilation at hand; read once. */
  public static Compilation of(VisitorState state) {
    Compilation known = state.context.get(KEY);
    if (known != null) {
      return known;
    }
    Compilation read = new Compilation(state.getTypes(), classes(state));
    state.context.put(KEY, read);
    return read;
  }

  private static List<ClassTree> classes(VisitorState state) {
    JavacTrees trees = JavacTrees.instance(state.context);
    List<ClassTree> classes = new ArrayList<>();
    for (ClassSymbol type : Symtab.instance(state.context).getAllClasses()) {
      if (type.owner instanceof PackageSymbol && trees.getTree(type) != null) {
        classes.add(trees.getTree(type));
      }
    }
    return List.copyOf(classes);
  }

  /** The outermost classes. */
  public List<ClassTree> classes() {
    return classes;
  }

  /** The methods of all classes that are members, with their trees. */
  Map<MethodSymbol, MethodTree> methods() {
    return methods;
  }

  /** Whether a method is declared here, with or without a body. */
  public boolean declares(MethodSymbol method) {
    return methods.containsKey(method);
  }

  /** The source of a method, if it is compiled here and has a body. */
  public @Nullable MethodTree body(MethodSymbol method) {
    MethodTree tree = methods.get(method);
    return tree == null || tree.getBody() == null ? null : tree;
  }

  /** The source of a method that a call is sure to run, as nothing here overrides the method. */
  public @Nullable MethodTree target(MethodSymbol called) {
    return overridden().contains(called) ? null : body(called);
  }

  private Set<MethodSymbol> overridden() {
    if (overridden == null) {
      overridden = new HashSet<>();
      for (MethodSymbol method : methods.keySet()) {
        overridden.addAll(ASTHelpers.findSuperMethods(method, types));
      }
    }
    return overridden;
  }

  /** Collects methods without looking into bodies. */
  private final class Members extends TreeScanner<@Nullable Void, @Nullable Void> {

    @Override
    public @Nullable Void visitMethod(MethodTree tree, @Nullable Void unused) {
      methods.put(ASTHelpers.getSymbol(tree), tree);
      return null;
    }
  }
}
