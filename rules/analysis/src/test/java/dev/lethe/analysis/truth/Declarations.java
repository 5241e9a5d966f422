package dev.lethe.analysis.truth;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** Finds what an analysed source declares, under the names that its class files will have. */
final class Declarations extends TreePathScanner<Void, Void> {

  private final Trees trees;
  private final Elements elements;
  private final CompilationUnitTree unit;
  private final String source;
  private final List<Declaration> found = new ArrayList<>();

  private Declarations(JavacTask task, CompilationUnitTree unit, String source) {
    this.trees = Trees.instance(task);
    this.elements = task.getElements();
    this.unit = unit;
    this.source = source;
  }

  static List<Declaration> of(JavacTask task, Iterable<? extends CompilationUnitTree> units) {
    List<Declaration> all = new ArrayList<>();
    for (CompilationUnitTree unit : units) {
      Declarations declarations = new Declarations(task, unit, text(unit));
      declarations.scan(unit, null);
      all.addAll(declarations.found);
    }
    return all;
  }

  private static String text(CompilationUnitTree unit) {
    try {
      return unit.getSourceFile().getCharContent(true).toString();
    } catch (IOException e) {
      throw new UncheckedIOException(unit.getSourceFile() + " cannot be read", e);
    }
  }

  @Override
  public Void visitClass(ClassTree tree, Void nothing) {
    String name = tree.getSimpleName().toString();
    if (!name.isEmpty()) {
      add("", tree, name, endOf(tree.getModifiers(), tree));
    }
    return super.visitClass(tree, nothing);
  }

  @Override
  public Void visitMethod(MethodTree tree, Void nothing) {
    boolean constructor = tree.getReturnType() == null;
    boolean written = trees.getSourcePositions().getEndPosition(unit, tree) >= 0;
    if (written
        && elements.getOrigin(trees.getElement(getCurrentPath())) == Elements.Origin.EXPLICIT) {
      String name = constructor ? around().getSimpleName().toString() : tree.getName().toString();
      Tree before = constructor ? tree.getModifiers() : tree.getReturnType();
      add(tree.getName().toString(), tree, name, endOf(before, tree));
    }
    return super.visitMethod(tree, nothing);
  }

  @Override
  public Void visitBlock(BlockTree tree, Void nothing) {
    boolean initializer = getCurrentPath().getParentPath().getLeaf() instanceof ClassTree;
    if (initializer && tree.isStatic()) {
      String type = binaryName();
      int line = line(start(tree));
      found.add(new Declaration(type, "<clinit>", line, typeFirst(), typeLast()));
    }
    return super.visitBlock(tree, nothing);
  }

  private void add(String method, Tree tree, String name, int from) {
    int named = line(source.indexOf(name, from));
    found.add(new Declaration(binaryName(), method, named, line(start(tree)), line(end(tree) - 1)));
  }

  // ---- around

  private ClassTree around() {
    TreePath path = getCurrentPath();
    while (!(path.getLeaf() instanceof ClassTree)) {
      path = path.getParentPath();
    }
    return (ClassTree) path.getLeaf();
  }

  private String binaryName() {
    TreePath path = trees.getPath(unit, around());
    return elements.getBinaryName((TypeElement) trees.getElement(path)).toString();
  }

  private int typeFirst() {
    return line(start(around()));
  }

  private int typeLast() {
    return line(end(around()) - 1);
  }

  // ---- positions

  private int endOf(Tree before, Tree of) {
    boolean nothing = before instanceof ModifiersTree && end(before) < 0;
    return nothing ? start(of) : end(before);
  }

  private int start(Tree tree) {
    return (int) positions().getStartPosition(unit, tree);
  }

  private int end(Tree tree) {
    return (int) positions().getEndPosition(unit, tree);
  }

  private SourcePositions positions() {
    return trees.getSourcePositions();
  }

  private int line(int position) {
    return (int) unit.getLineMap().getLineNumber(position);
  }
}
