package dev.lethe.analysis.freshness;

import dev.lethe.analysis.Analysis;
import dev.lethe.analysis.AnalysisInput;
import dev.lethe.analysis.AnalysisResult;
import dev.lethe.analysis.freshness.world.Device;
import dev.lethe.annotations.AgentEntryPoint;
import dev.lethe.catalogue.finding.Finding;
import dev.lethe.catalogue.stalecoordinate.StaleCoordinate;
import dev.lethe.catalogue.vocabulary.Vocabulary;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/**
 * Some programs, compiled.
 *
 * @param sources their sources, by simple class name
 * @param classes where their class files are
 */
record Programs(Map<String, String> sources, Path classes) {

  /** Writes and compiles programs of the seeds from one number on. */
  static Programs of(long firstSeed, int count, Path classes) {
    Map<String, String> sources = new TreeMap<>();
    for (long seed = firstSeed; seed < firstSeed + count; seed++) {
      String name = "Program" + seed;
      sources.put(name, new RandomProgram(seed, name).write());
    }
    write(sources, classes);
    return new Programs(sources, classes);
  }

  private static void write(Map<String, String> sources, Path classes) {
    try {
      Files.createDirectories(classes);
      compile(sources, classes);
      copyWorld(classes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void compile(Map<String, String> sources, Path classes) {
    StringWriter problems = new StringWriter();
    List<String> options =
        List.of("--release", "17", "-g", "-proc:none", "-Xlint:none", "-d", classes.toString());
    boolean compiled =
        ToolProvider.getSystemJavaCompiler()
            .getTask(
                problems,
                null,
                null,
                options,
                null,
                sources.entrySet().stream()
                    .map(it -> new Text(it.getKey(), it.getValue()))
                    .toList())
            .call();
    if (!compiled) {
      throw new IllegalStateException(problems.toString());
    }
  }

  /** What programs are written with is code of the application, too. */
  private static void copyWorld(Path classes) throws IOException {
    String folder = Device.class.getPackageName().replace('.', '/');
    Path target = Files.createDirectories(classes.resolve(folder));
    try (Stream<Path> files = Files.list(place(Device.class).resolve(folder))) {
      for (Path file : files.toList()) {
        Files.copy(file, target.resolve(file.getFileName().toString()));
      }
    }
  }

  private static Path place(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The lines that are reported, by program. */
  Map<String, SortedSet<Integer>> reported() {
    AnalysisResult result =
        Analysis.of(
            new AnalysisInput(
                List.of(classes),
                List.of(place(AgentEntryPoint.class)),
                Optional.empty(),
                Vocabulary.none(),
                List.of(StaleCoordinate.RULE)));
    Map<String, SortedSet<Integer>> lines = new TreeMap<>();
    for (Finding finding : result.findings()) {
      String type = finding.place().type();
      lines
          .computeIfAbsent(type.substring(type.indexOf('.') + 1), key -> new TreeSet<>())
          .add(finding.place().line());
    }
    return lines;
  }

  /** What happens when they run, by program. */
  Map<String, Runs> runs() {
    Map<String, Runs> runs = new TreeMap<>();
    try (URLClassLoader loader =
        new URLClassLoader(new URL[] {classes.toUri().toURL()}, Device.class.getClassLoader())) {
      for (String name : sources.keySet()) {
        runs.put(name, Runs.of(loader.loadClass(RandomProgram.PACKAGE + "." + name)));
      }
    } catch (IOException | ReflectiveOperationException e) {
      throw new IllegalStateException("The programs do not run", e);
    }
    return runs;
  }

  /** Source text in memory. */
  private static final class Text extends SimpleJavaFileObject {

    private final String source;

    Text(String name, String source) {
      super(
          URI.create("string:///" + RandomProgram.PACKAGE + "/" + name + ".java"),
          JavaFileObject.Kind.SOURCE);
      this.source = source;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return source;
    }
  }
}
