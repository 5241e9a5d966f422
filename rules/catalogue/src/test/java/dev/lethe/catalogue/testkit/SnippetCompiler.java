package dev.lethe.catalogue.testkit;

import dev.lethe.annotations.AgentEntryPoint;
import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Lays snippets out on disk and compiles them for Java 17. */
public final class SnippetCompiler {

  private final Path folder;

  /** Every snippet gets a folder of its own below this one. */
  public SnippetCompiler(Path folder) {
    this.folder = folder;
  }

  /**
   * Compiles a snippet: its library first, then the program.
   *
   * @throws IllegalArgumentException with the compiler's messages if it does not compile
   */
  public CompiledCase compile(Snippet snippet) {
    try {
      return compile(snippet, folder.resolve(snippet.name().replace(' ', '-')));
    } catch (IOException e) {
      throw new UncheckedIOException(snippet.name() + " cannot be written to " + folder, e);
    }
  }

  private static CompiledCase compile(Snippet snippet, Path home) throws IOException {
    List<Path> classPath = new ArrayList<>(List.of(annotations()));
    if (!snippet.library().isEmpty()) {
      Path library = home.resolve("library");
      List<Path> sources = write(snippet.library(), home.resolve("library-sources"));
      run(snippet, sources, library, classPath);
      classPath.add(library);
    }
    Path sources = home.resolve("sources");
    Path classes = home.resolve("classes");
    run(snippet, write(snippet.sources(), sources), classes, classPath);
    write(snippet.resources(), classes);
    Optional<Path> configuration =
        write(snippet.configuration().stream().toList(), home).stream().findFirst();
    return new CompiledCase(snippet, sources, classes, List.copyOf(classPath), configuration);
  }

  private static List<Path> write(List<Source> sources, Path root) throws IOException {
    List<Path> written = new ArrayList<>();
    for (Source source : sources) {
      written.add(source.writeBelow(root));
    }
    return written;
  }

  private static void run(Snippet snippet, List<Path> sources, Path to, List<Path> classPath)
      throws IOException {
    Files.createDirectories(to);
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter problems = new StringWriter();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      boolean done =
          compiler
              .getTask(
                  problems,
                  files,
                  null,
                  options(to, classPath),
                  null,
                  files.getJavaFileObjectsFromPaths(sources))
              .call();
      if (!done) {
        throw new IllegalArgumentException(
            snippet.name() + " does not compile:\n" + problems.toString().strip());
      }
    }
  }

  private static List<String> options(Path to, List<Path> classPath) {
    String path =
        classPath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    return List.of(
        "--release", "17", "-g", "-proc:none", "-Xlint:none", "-d", to.toString(), "-cp", path);
  }

  /** Where the annotations are: their jar, or the folder of their classes. */
  private static Path annotations() {
    try {
      return Path.of(
          AgentEntryPoint.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException("The annotations' place on the class path is no path", e);
    }
  }
}
