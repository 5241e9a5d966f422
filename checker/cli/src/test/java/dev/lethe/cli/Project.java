package dev.lethe.cli;

import dev.lethe.annotations.AgentEntryPoint;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** A small project on disk, laid out as Maven does. */
final class Project {

  static final String DIARY =
      """
      package app;

      import dev.lethe.annotations.RecordingStore;
      import java.util.ArrayList;
      import java.util.List;

      @RecordingStore
      final class Diary {
        private final List<String> lines = new ArrayList<>();

        void write(String line) {
          lines.add(line);
        }

        List<String> lines() {
          return lines;
        }
      }
      """;

  static final String CLEAN_AGENT =
      """
      package app;

      import dev.lethe.annotations.AgentEntryPoint;

      final class Agent {
        private final Diary diary = new Diary();

        @AgentEntryPoint
        void run(String task) {
          note(task);
        }

        private void note(String task) {
          diary.write(task);
        }

        String unused() {
          return diary.lines().get(0);
        }
      }
      """;

  static final String READING_AGENT = CLEAN_AGENT.replace("note(task);", "note(unused());");

  static final String UNDECLARED_AGENT =
      READING_AGENT
          .replace("  @AgentEntryPoint\n", "")
          .replace("import dev.lethe.annotations.AgentEntryPoint;\n", "");

  private final Path directory;

  private Project(Path directory) {
    this.directory = directory;
  }

  /** An empty project that counts as a repository of its own. */
  static Project in(Path directory) {
    Project project = new Project(directory);
    project.folder(".mvn");
    return project;
  }

  Path directory() {
    return directory;
  }

  Path path(String name) {
    return directory.resolve(name);
  }

  Project folder(String name) {
    try {
      Files.createDirectories(path(name));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return this;
  }

  Project file(String name, String text) {
    folder(String.valueOf(Path.of(name).getParent() == null ? "." : Path.of(name).getParent()));
    try {
      Files.writeString(path(name), text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return this;
  }

  /** Compiles sources, given as file name and text in turn, to {@code target/classes}. */
  Project compiled(String... sources) {
    for (int i = 0; i < sources.length; i += 2) {
      file("src/main/java/" + sources[i], sources[i + 1]);
    }
    folder("target/classes");
    compile();
    return this;
  }

  private void compile() {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter problems = new StringWriter();
    List<String> options =
        List.of(
            "-d",
            path("target/classes").toString(),
            "-classpath",
            annotations().toString(),
            "-proc:none");
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null);
        Stream<Path> sources =
            Files.find(path("src/main/java"), 9, (path, facts) -> facts.isRegularFile())) {
      boolean done =
          compiler
              .getTask(
                  problems,
                  files,
                  null,
                  options,
                  null,
                  files.getJavaFileObjectsFromPaths(sources.toList()))
              .call();
      if (!done) {
        throw new IllegalStateException(problems.toString());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Packs everything below a folder into a jar. */
  Project jar(String name, String folder) {
    Path root = path(folder);
    folder(String.valueOf(Path.of(name).getParent()));
    try (ZipOutputStream jar = new ZipOutputStream(Files.newOutputStream(path(name)));
        Stream<Path> files = Files.find(root, 9, (path, facts) -> facts.isRegularFile())) {
      for (Path file : files.sorted().toList()) {
        jar.putNextEntry(new ZipEntry(root.relativize(file).toString().replace('\\', '/')));
        Files.copy(file, jar);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return this;
  }

  /** Cuts a file in half. */
  Project truncated(String name) {
    try {
      byte[] whole = Files.readAllBytes(path(name));
      Files.write(path(name), Arrays.copyOf(whole, whole.length / 2));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return this;
  }

  /** Where the vocabulary's classes are. */
  static Path annotations() {
    try {
      return Path.of(
          AgentEntryPoint.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
