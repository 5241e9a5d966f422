package dev.lethe.checker.config;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The way from a directory up to the root of its repository, the first folder that holds {@code
 * .git} or {@code .mvn}.
 */
public final class ProjectRoot {

  /** Name of the configuration file that is searched for. */
  public static final String FILE_NAME = "lethe.yml";

  private final List<Path> way;
  private final boolean marked;

  private ProjectRoot(List<Path> way, boolean marked) {
    this.way = way;
    this.marked = marked;
  }

  /** Walks up from a directory. */
  public static ProjectRoot above(Path start) {
    List<Path> way = new ArrayList<>();
    Path folder = start.toAbsolutePath().normalize();
    while (folder != null) {
      way.add(folder);
      if (isRoot(folder)) {
        return new ProjectRoot(way, true);
      }
      folder = folder.getParent();
    }
    return new ProjectRoot(way, false);
  }

  private static boolean isRoot(Path folder) {
    return Files.exists(folder.resolve(".git")) || Files.isDirectory(folder.resolve(".mvn"));
  }

  /** The repository's root; outside of any repository, the directory that the walk began in. */
  public Path directory() {
    return marked ? way.get(way.size() - 1) : way.get(0);
  }

  /** The nearest {@code lethe.yml} on the way, searched to the file system's root if need be. */
  public Optional<Path> configuration() {
    return way.stream()
        .map(folder -> folder.resolve(FILE_NAME))
        .filter(Files::isRegularFile)
        .findFirst();
  }
}
