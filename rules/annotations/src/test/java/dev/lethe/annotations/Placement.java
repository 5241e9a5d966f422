package dev.lethe.annotations;

import java.net.URI;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** A place where an annotation may stand: a line of Java with a hole in it. */
record Placement(String name, String code) {

  private static final List<Placement> ALL =
      List.of(
          new Placement("type", "%s class OnType {}"),
          new Placement("field", "class OnField { %s int x; }"),
          new Placement("component", "record OnComponent(%s int x) {}"),
          new Placement("method", "class OnMethod { %s int x() { return 1; } }"),
          new Placement("constructor", "class OnConstructor { %s OnConstructor() {} }"),
          new Placement("parameter", "class OnParameter { void to(%s int x) {} }"),
          new Placement("variable", "class OnVariable { int x() { %s int x = 1; return x; } }"));

  /** The names of the places at which the compiler accepts the annotation. */
  static List<String> accepting(String annotation) {
    Set<Long> rejected = linesWithErrors(source(annotation));
    return IntStream.range(0, ALL.size())
        .filter(place -> !rejected.contains(place + 1L))
        .mapToObj(place -> ALL.get(place).name)
        .toList();
  }

  /** All places on a line each, with the annotation filled in. */
  private static String source(String annotation) {
    return ALL.stream()
        .map(place -> place.code.formatted(annotation))
        .collect(Collectors.joining("\n", "import dev.lethe.annotations.*; ", "\n"));
  }

  private static Set<Long> linesWithErrors(String source) {
    DiagnosticCollector<JavaFileObject> errors = new DiagnosticCollector<>();
    List<String> options = List.of("-proc:none", "-Xlint:none", "-d", "target/placements");
    ToolProvider.getSystemJavaCompiler()
        .getTask(null, null, errors, options, null, List.of(new Text(source)))
        .call();
    return errors.getDiagnostics().stream()
        .map(Diagnostic::getLineNumber)
        .collect(Collectors.toSet());
  }

  private static final class Text extends SimpleJavaFileObject {
    private final String content;

    Text(String content) {
      super(URI.create("string:///Placements.java"), Kind.SOURCE);
      this.content = content;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return content;
    }
  }
}
