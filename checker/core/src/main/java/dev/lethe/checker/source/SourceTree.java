package dev.lethe.checker.source;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The source directories of a project; finds the file that a class file names, and reads it once.
 */
final class SourceTree {

  private final List<Path> directories;
  private final Path base;
  private final Map<String, Optional<SourceFile>> files = new HashMap<>();

  SourceTree(List<Path> directories, Path base) {
    this.directories = directories.stream().map(SourceTree::absolute).toList();
    this.base = absolute(base);
  }

  /** The source file at a path below one of the source directories. */
  Optional<SourceFile> find(String file) {
    return files.computeIfAbsent(file, this::search);
  }

  private Optional<SourceFile> search(String file) {
    return directories.stream()
        .flatMap(directory -> below(directory, file).stream())
        .filter(Files::isRegularFile)
        .findFirst()
        .map(path -> new SourceFile(path, relative(path)));
  }

  private static Optional<Path> below(Path directory, String file) {
    try {
      return Optional.of(directory.resolve(file));
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }

  /** A text in which files below the base are named by their way from there. */
  String relative(String text) {
    String folder = base.toString();
    return text.replace(folder.endsWith(File.separator) ? folder : folder + File.separator, "");
  }

  private String relative(Path path) {
    boolean sameRoot = path.getRoot().equals(base.getRoot());
    return (sameRoot ? base.relativize(path) : path).toString().replace('\\', '/');
  }

  private static Path absolute(Path path) {
    return path.toAbsolutePath().normalize();
  }
}
