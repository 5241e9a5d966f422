package dev.lethe.cli;

import dev.lethe.checker.report.Ink;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/**
 * The surroundings of one run.
 *
 * @param directory what relative paths are relative to
 * @param out where reports and answers go
 * @param err where complaints go
 * @param ink whether text on {@code out} is coloured
 * @param debug whether a fault of ours shows its stack trace
 */
record Shell(Path directory, PrintStream out, PrintStream err, Ink ink, boolean debug) {

  /** The shell that started this process; its output is UTF-8 with line feeds, everywhere. */
  static Shell ofProcess() {
    return new Shell(
        Path.of("").toAbsolutePath(),
        stream(FileDescriptor.out),
        stream(FileDescriptor.err),
        Terminal.ink(),
        System.getenv("LETHE_DEBUG") != null);
  }

  private static PrintStream stream(FileDescriptor descriptor) {
    return new PrintStream(new FileOutputStream(descriptor), false, StandardCharsets.UTF_8);
  }

  /** A path as the user wrote it, made absolute. */
  Path resolve(String path) {
    try {
      return directory.resolve(path).normalize();
    } catch (InvalidPathException e) {
      throw new UsageException(
          "'" + e.getInput() + "' cannot be a path: " + e.getReason() + ".",
          "Name a file or a directory.");
    }
  }

  /** The same surroundings with or without stack traces. */
  Shell withDebug(boolean wanted) {
    return new Shell(directory, out, err, ink, debug || wanted);
  }

  void flush() {
    out.flush();
    err.flush();
  }
}
