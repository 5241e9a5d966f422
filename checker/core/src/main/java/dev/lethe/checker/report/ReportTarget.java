package dev.lethe.checker.report;

import dev.lethe.checker.Report;
import java.io.PrintStream;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A form of the report and where it goes.
 *
 * @param format the form
 * @param file the file; empty for standard output
 */
public record ReportTarget(ReportFormat format, Optional<Path> file) {

  /**
   * Reads {@code FORMAT} or {@code FORMAT=FILE}.
   *
   * @param text what the user wrote
   * @param directory what the file is relative to
   * @throws IllegalArgumentException with a sentence that says what is wrong with it
   */
  public static ReportTarget parse(String text, Path directory) {
    int equals = text.indexOf('=');
    if (equals < 0) {
      return new ReportTarget(ReportFormat.named(text.strip()), Optional.empty());
    }
    ReportFormat format = ReportFormat.named(text.substring(0, equals).strip());
    return new ReportTarget(format, Optional.of(file(format, text, equals, directory)));
  }

  private static Path file(ReportFormat format, String text, int equals, Path directory) {
    String name = text.substring(equals + 1).strip();
    if (name.isEmpty()) {
      throw new IllegalArgumentException(
          "'"
              + text
              + "' names no file; write "
              + text
              + format.fileName()
              + ", or leave out the '='");
    }
    try {
      return directory.resolve(name);
    } catch (InvalidPathException e) {
      throw new IllegalArgumentException("'" + name + "' is no file name: " + e.getReason(), e);
    }
  }

  /**
   * Writes a report; a file is whole or not there.
   *
   * @param report what to write
   * @param standardOutput where it goes without a file
   * @param ink whether that shows colours; files never have any
   * @throws ReportFileException when the file cannot be written
   */
  public void write(Report report, PrintStream standardOutput, Ink ink) {
    if (file.isPresent()) {
      new ReportFile(file.get()).write(format.render(report, Ink.PLAIN));
    } else {
      standardOutput.print(format.render(report, ink));
      standardOutput.flush();
    }
  }
}
