package dev.lethe.catalogue.testkit;

import java.nio.file.Files;
import java.nio.file.Path;

/** Finds the repository from wherever a test runs in it. */
public final class RepositoryFolder {

  private static final Path CASES = Path.of("rules", "catalogue", "cases");

  private RepositoryFolder() {}

  /** The repository's root. */
  public static Path root() {
    Path start = Path.of("").toAbsolutePath();
    for (Path folder = start; folder != null; folder = folder.getParent()) {
      if (Files.isDirectory(folder.resolve(CASES))) {
        return folder;
      }
    }
    throw new IllegalStateException(
        start + " is outside of the repository; run the tests inside of it");
  }

  /** The corpus of cases. */
  public static Path cases() {
    return root().resolve(CASES);
  }
}
