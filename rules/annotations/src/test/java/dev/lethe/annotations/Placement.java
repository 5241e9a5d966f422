package dev.lethe.annotations;

import java.io.StringWriter;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** Where the compiler lets an annotation stand: each place is a small class with a hole in it. */
final class Placement {

  private static final Map<String, String> PLACES =
      new TreeMap<>(
          Map.of(
              "type", "%s class Example {}",
              "field", "class Example { %s int x; }",
              "component", "record Example(%s int x) {}",
              "method", "class Example { %s int x() { return 1; } }",
              "constructor", "class Example { %s Example() {} }",
              "parameter", "class Example { void to(%s int x) {} }",
              "variable", "class Example { int x() { %s int x = 1; return x; } }"));

  private Placement() {}

  static List<String> accepting(String annotation) {
    return PLACES.keySet().stream()
        .filter(place -> compiles(PLACES.get(place).formatted(annotation)))
        .toList();
  }

  private static boolean compiles(String example) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    List<String> options =
        List.of("-proc:none", "-implicit:none", "-Xlint:none", "-d", "target/placements");
    StringWriter complaints = new StringWriter();
    return compiler.getTask(complaints, null, null, options, null, List.of(source(example))).call();
  }

  private static JavaFileObject source(String example) {
    String text = "import dev.lethe.annotations.*;\n" + example;
    return new SimpleJavaFileObject(
        URI.create("string:///Example.java"), JavaFileObject.Kind.SOURCE) {
      @Override
      public CharSequence getCharContent(boolean ignoreEncodingErrors) {
        return text;
      }
    };
  }
}
