package dev.lethe.errorprone;

import dev.lethe.catalogue.Rules;
import dev.lethe.catalogue.Severity;
import dev.lethe.catalogue.testkit.CompiledCase;
import dev.lethe.catalogue.testkit.Reported;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * A program of the test kit, compiled once more with Error Prone and the checks of this module as a
 * user's build has them.
 *
 * @param sources root folder of its sources
 * @param diagnostics what the compiler says
 */
record Compiled(Path sources, List<Diagnostic<? extends JavaFileObject>> diagnostics) {

  private static final String CHECKS =
      Rules.active().stream()
          .map(rule -> "-Xep:" + rule.name() + ":ERROR")
          .collect(Collectors.joining(" "));

  private static final Pattern CHECK = Pattern.compile("\\[(\\w+)] ");

  static Compiled of(CompiledCase program) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      compiler
          .getTask(
              null,
              files,
              diagnostics,
              options(program),
              null,
              files.getJavaFileObjectsFromPaths(sources(program)))
          .call();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new Compiled(program.sources(), diagnostics.getDiagnostics());
  }

  private static List<Path> sources(CompiledCase program) throws IOException {
    try (Stream<Path> files = Files.walk(program.sources())) {
      return files.filter(it -> it.toString().endsWith(".java")).sorted().toList();
    }
  }

  private static List<String> options(CompiledCase program) {
    return List.of(
        "--release",
        "17",
        "-proc:none",
        "-d",
        program.classes().toString(),
        "-cp",
        program.classPath().stream()
            .map(Path::toString)
            .collect(Collectors.joining(File.pathSeparator)),
        "-processorpath",
        System.getProperty("java.class.path"),
        "-XDcompilePolicy=simple",
        "--should-stop=ifError=FLOW",
        "-Xplugin:ErrorProne -XepDisableAllChecks " + CHECKS);
  }

  /** What our checks report. Anything else that is wrong is a fault of the test. */
  List<Reported> reported() {
    return diagnostics.stream().filter(Compiled::matters).map(this::reported).sorted().toList();
  }

  private static boolean matters(Diagnostic<?> diagnostic) {
    return diagnostic.getKind() == Diagnostic.Kind.ERROR
        || CHECK.matcher(diagnostic.getMessage(Locale.ROOT)).lookingAt();
  }

  private Reported reported(Diagnostic<? extends JavaFileObject> diagnostic) {
    Matcher check = CHECK.matcher(diagnostic.getMessage(Locale.ROOT));
    if (!check.lookingAt()) {
      throw new AssertionError("The compiler failed: " + diagnostic);
    }
    Path file = sources.toAbsolutePath().relativize(Path.of(diagnostic.getSource().toUri()));
    return new Reported(
        check.group(1),
        diagnostic.getKind() == Diagnostic.Kind.ERROR ? Severity.ERROR : Severity.WARNING,
        file.toString().replace('\\', '/'),
        (int) diagnostic.getLineNumber());
  }
}
