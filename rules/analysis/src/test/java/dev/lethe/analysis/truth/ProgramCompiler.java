package dev.lethe.analysis.truth;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.JavacTask;
import dev.lethe.annotations.AgentEntryPoint;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** Compiles programs, each into a folder of its own. */
final class ProgramCompiler {

  private final Path folder;

  ProgramCompiler(Path folder) {
    this.folder = folder;
  }

  /**
   * Compiles a program and reads its marks.
   *
   * @throws IllegalArgumentException with the compiler's messages if it does not compile
   */
  CompiledProgram compile(TruthProgram program) {
    try {
      return compile(program, Files.createDirectories(folder.resolve(program.name())));
    } catch (IOException e) {
      throw new UncheckedIOException(program.name() + " cannot be written to " + folder, e);
    }
  }

  private static CompiledProgram compile(TruthProgram program, Path classes) throws IOException {
    DiagnosticCollector<JavaFileObject> problems = new DiagnosticCollector<>();
    JavacTask task = task(program, classes, problems);
    Iterable<? extends CompilationUnitTree> units = task.parse();
    task.analyze();
    List<Declaration> declarations = Declarations.of(task, units);
    task.generate();
    rejectErrors(program, problems);
    List<Expectation> expectations = Expectation.of(program, declarations);
    return new CompiledProgram(program, classes, List.of(annotations()), expectations);
  }

  private static void rejectErrors(
      TruthProgram program, DiagnosticCollector<JavaFileObject> problems) {
    List<String> errors =
        problems.getDiagnostics().stream()
            .filter(it -> it.getKind() == Diagnostic.Kind.ERROR)
            .map(Diagnostic::toString)
            .toList();
    if (!errors.isEmpty()) {
      throw new IllegalArgumentException(
          program.name() + " does not compile:\n" + String.join("\n", errors));
    }
  }

  private static JavacTask task(
      TruthProgram program, Path classes, DiagnosticCollector<JavaFileObject> problems) {
    List<String> options =
        List.of(
            "--release",
            String.valueOf(program.release()),
            "-g",
            "-proc:none",
            "-Xlint:none",
            "-d",
            classes.toString(),
            "-cp",
            annotations().toString());
    return (JavacTask)
        ToolProvider.getSystemJavaCompiler()
            .getTask(null, null, problems, options, null, inMemory(program));
  }

  private static List<InMemory> inMemory(TruthProgram program) {
    List<String> units = program.units();
    return IntStream.range(0, units.size())
        .mapToObj(i -> new InMemory(program.name() + "/Program" + i, units.get(i)))
        .toList();
  }

  private static Path annotations() {
    try {
      return Path.of(
          AgentEntryPoint.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException("The annotations' place on the class path is no path", e);
    }
  }

  private static final class InMemory extends SimpleJavaFileObject {

    private final String source;

    InMemory(String name, String source) {
      super(URI.create("string:///" + name + ".java"), JavaFileObject.Kind.SOURCE);
      this.source = source;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return source;
    }

    @Override
    public boolean isNameCompatible(String simpleName, JavaFileObject.Kind kind) {
      return true;
    }
  }
}
