package dev.lethe.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipFile;

/** Class directories and jars, asked whether they hold a type. */
final class ClassFiles {

  private final List<Path> places;

  ClassFiles(List<Path> places) {
    this.places = places;
  }

  /** Whether one holds a type; nested types may be written with a dot or a dollar sign. */
  boolean hold(String type) {
    String file = type.replace('.', '/');
    while (!isIn(file + ".class")) {
      int slash = file.lastIndexOf('/');
      if (slash < 0) {
        return false;
      }
      file = file.substring(0, slash) + "$" + file.substring(slash + 1);
    }
    return true;
  }

  private boolean isIn(String file) {
    return places.stream().anyMatch(place -> isIn(place, file));
  }

  private static boolean isIn(Path place, String file) {
    if (Files.isDirectory(place)) {
      return Files.exists(place.resolve(file));
    }
    try (ZipFile jar = new ZipFile(place.toFile())) {
      return jar.getEntry(file) != null;
    } catch (IOException e) {
      return false;
    }
  }
}
