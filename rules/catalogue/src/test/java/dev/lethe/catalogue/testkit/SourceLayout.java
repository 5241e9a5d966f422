package dev.lethe.catalogue.testkit;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.List;
import java.util.function.Predicate;
import javax.lang.model.element.Modifier;
import javax.tools.JavaFileObject.Kind;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** Finds the place of a Java source below its source root from what the source says. */
final class SourceLayout {

  private final CompilationUnitTree unit;

  private SourceLayout(CompilationUnitTree unit) {
    this.unit = unit;
  }

  static SourceLayout of(String text) {
    JavacTask task =
        (JavacTask)
            ToolProvider.getSystemJavaCompiler()
                .getTask(null, null, problem -> {}, List.of(), null, List.of(new Text(text)));
    try {
      return new SourceLayout(task.parse().iterator().next());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The source's path if its file has this name. */
  String path(String fileName) {
    return unit.getPackageName() == null
        ? fileName
        : unit.getPackageName().toString().replace('.', '/') + "/" + fileName;
  }

  /** The source's path under the name that its public type asks for, or else its first type. */
  String path() {
    List<ClassTree> types =
        unit.getTypeDecls().stream()
            .filter(ClassTree.class::isInstance)
            .map(ClassTree.class::cast)
            .toList();
    Predicate<ClassTree> isPublic =
        type -> type.getModifiers().getFlags().contains(Modifier.PUBLIC);
    return types.stream()
        .filter(isPublic)
        .findFirst()
        .or(() -> types.stream().findFirst())
        .map(type -> path(type.getSimpleName() + ".java"))
        .orElseThrow(() -> new IllegalArgumentException("No type is declared in:\n" + text(unit)));
  }

  private static String text(Tree tree) {
    return tree.toString();
  }

  /** A source in memory. */
  private static final class Text extends SimpleJavaFileObject {
    private final String text;

    Text(String text) {
      super(URI.create("string:///Snippet.java"), Kind.SOURCE);
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }
}
