package dev.lethe.checker.report;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * A file that is replaced in one step, so that nobody ever reads half of it.
 *
 * @param path the file
 */
record ReportFile(Path path) {

  /** Writes it anew, with the folders that it needs. */
  void write(String text) {
    try {
      replace(Files.createDirectories(path.toAbsolutePath().resolveSibling("")), text);
    } catch (IOException e) {
      throw new ReportFileException(
          "cannot write the report " + path + " (" + reason(e) + "); name a writable file", e);
    }
  }

  private void replace(Path folder, String text) throws IOException {
    Path draft = folder.resolve("." + path.getFileName() + "." + ProcessHandle.current().pid());
    try {
      Files.writeString(draft, text, StandardCharsets.UTF_8);
      move(draft);
    } finally {
      Files.deleteIfExists(draft);
    }
  }

  private void move(Path draft) throws IOException {
    try {
      Files.move(draft, path, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (AtomicMoveNotSupportedException e) {
      Files.move(draft, path, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  private static String reason(IOException e) {
    boolean said = e instanceof FileSystemException known && known.getReason() != null;
    return said
        ? ((FileSystemException) e).getReason()
        : e.getClass().getSimpleName().replaceFirst("Exception$", "");
  }
}
