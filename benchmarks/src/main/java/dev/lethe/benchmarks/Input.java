package dev.lethe.benchmarks;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipFile;

/**
 * What the subjects of a benchmark read.
 *
 * @param application directories and jars to look at
 * @param libraries jars that they are linked against
 */
record Input(List<Path> application, List<Path> libraries) {

  /** A directory of classes, and the jars beside it. */
  static Input classes(Path folder) {
    return new Input(List.of(there(folder.resolve("classes"))), jars(folder));
  }

  /** Jars that are all application code. */
  static Input wholeClassPath(Path folder) {
    return new Input(jars(folder), List.of());
  }

  private static List<Path> jars(Path folder) {
    try (Stream<Path> files = Files.list(there(folder.resolve("lib")))) {
      return files.sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Path there(Path path) {
    if (!Files.isDirectory(path)) {
      throw new IllegalStateException(
          "there is no " + path + "; benchmarks/run fetches what is measured");
    }
    return path;
  }

  /** How many class files the application has. */
  long classFiles() {
    return application.stream().mapToLong(Input::classFiles).sum();
  }

  private static long classFiles(Path path) {
    try {
      return Files.isDirectory(path) ? inDirectory(path) : inJar(path);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static long inDirectory(Path directory) throws IOException {
    try (Stream<Path> files = Files.walk(directory)) {
      return files.filter(file -> file.toString().endsWith(".class")).count();
    }
  }

  private static long inJar(Path path) throws IOException {
    try (ZipFile jar = new ZipFile(path.toFile())) {
      return jar.stream().filter(entry -> entry.getName().endsWith(".class")).count();
    }
  }
}
