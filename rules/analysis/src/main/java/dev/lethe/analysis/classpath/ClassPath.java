package dev.lethe.analysis.classpath;

import dev.lethe.analysis.UnreadableInputException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The application's own roots, those of its libraries, and the JDK, in the order in which classes
 * are looked for.
 */
public final class ClassPath implements AutoCloseable {

  private final List<Root> application;
  private final List<Root> libraries;
  private final Jdk jdk;

  /**
   * @throws UnreadableInputException when a path does not exist, or the JDK's home is none
   */
  public ClassPath(List<Path> application, List<Path> libraries, Optional<Path> jdk) {
    this.jdk = new Jdk(jdk);
    Runtime.Version version = this.jdk.version();
    this.application = roots(application, version);
    this.libraries = roots(libraries, version);
  }

  private static List<Root> roots(List<Path> paths, Runtime.Version version) {
    List<Root> roots = new ArrayList<>();
    for (Path path : paths) {
      roots.add(root(path, version));
    }
    return List.copyOf(roots);
  }

  private static Root root(Path path, Runtime.Version version) {
    if (Files.isDirectory(path)) {
      return new Directory(path);
    }
    if (Files.isRegularFile(path)) {
      return new Jar(path, version);
    }
    throw new UnreadableInputException(
        "there is no directory or jar "
            + path
            + "; compile the project first, or correct the path");
  }

  /** Roots of application code, in order. */
  public List<Root> application() {
    return application;
  }

  /** Roots of libraries, in order. */
  public List<Root> libraries() {
    return libraries;
  }

  public Jdk jdk() {
    return jdk;
  }

  /** A library's class by its internal name, or null. */
  public @Nullable ClassFile library(String name) {
    String path = name + ".class";
    for (Root root : libraries) {
      ClassFile file = root.find(path);
      if (file != null) {
        return file;
      }
    }
    return null;
  }

  /** All resources of a path, those of the application first. */
  public List<ClassFile> resources(String path) {
    List<ClassFile> found = new ArrayList<>();
    for (List<Root> roots : List.of(application, libraries)) {
      for (Root root : roots) {
        ClassFile file = root.find(path);
        if (file != null) {
          found.add(file);
        }
      }
    }
    return found;
  }

  @Override
  public void close() {
    application.forEach(Root::close);
    libraries.forEach(Root::close);
    try {
      jdk.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
