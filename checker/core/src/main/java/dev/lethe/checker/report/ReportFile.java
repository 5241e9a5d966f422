package dev.lethe.checker.report;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.UUID;

/**
 * A file that is replaced in one step, so that nobody ever reads half of it.
 *
 * @param path the file
 */
record ReportFile(Path path) {

  /** Writes it anew, with the folders that it needs. */
  void write(String text) {
    try {
      Files.createDirectories(path.toAbsolutePath().resolveSibling(""));
      if (isDevice()) {
        Files.writeString(path, text, StandardCharsets.UTF_8);
      } else {
        replace(Files.exists(path) ? path.toRealPath() : path.toAbsolutePath(), text);
      }
    } catch (IOException e) {
      throw new ReportFileException(
          "cannot write the report " + path + " (" + reason(e) + "); name a writable file", e);
    }
  }

  /** Something that is there and no ordinary file, such as a terminal or a pipe. */
  private boolean isDevice() {
    return Files.exists(path) && !Files.isRegularFile(path) && !Files.isDirectory(path);
  }

  private static void replace(Path target, String text) throws IOException {
    Path draft = target.resolveSibling("." + target.getFileName() + "." + UUID.randomUUID());
    try {
      Files.writeString(draft, text, StandardCharsets.UTF_8);
      move(draft, target);
    } finally {
      Files.deleteIfExists(draft);
    }
  }

  private static void move(Path draft, Path target) throws IOException {
    try {
      Files.move(
          draft, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (AtomicMoveNotSupportedException e) {
      Files.move(draft, target, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  private static String reason(IOException e) {
    boolean said = e instanceof FileSystemException known && known.getReason() != null;
    return said
        ? ((FileSystemException) e).getReason()
        : e.getClass().getSimpleName().replaceFirst("Exception$", "");
  }
}
