package dev.lethe.catalogue.testkit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A text file of a snippet.
 *
 * @param path where it lies below its root, forward slashes; Java sources lie by their package
 * @param text its content
 */
public record Source(String path, String text) {

  /** Text of a line counted from 1; empty where the file has no such line. */
  public String line(int number) {
    return text.lines().skip(Math.max(0, number - 1L)).findFirst().orElse("");
  }

  /** Writes the file below a folder and says where it is. */
  Path writeBelow(Path folder) throws IOException {
    Path file = folder.resolve(path);
    Files.createDirectories(file.toAbsolutePath().getParent());
    return Files.writeString(file, text);
  }
}
