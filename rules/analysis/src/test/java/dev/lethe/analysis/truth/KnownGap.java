package dev.lethe.analysis.truth;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * An expectation that the analysis is known not to meet.
 *
 * @param program the program's name
 * @param method the label of the method or type
 * @param reason why it does not
 */
record KnownGap(String program, String method, String reason) {

  /** Reads a list: a line each, {@code program | method | reason}; lines with # are comments. */
  static List<KnownGap> read(Path file) {
    try {
      return Files.readAllLines(file).stream()
          .filter(line -> !line.isBlank() && !line.startsWith("#"))
          .map(KnownGap::parse)
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(file + " cannot be read", e);
    }
  }

  private static KnownGap parse(String line) {
    List<String> parts = List.of(line.split(" \\| "));
    if (parts.size() != 3) {
      throw new IllegalArgumentException("A gap is 'program | method | reason', not: " + line);
    }
    return new KnownGap(parts.get(0), parts.get(1), parts.get(2));
  }

  boolean covers(TruthProgram other, Expectation expectation) {
    return program.equals(other.name()) && method.equals(expectation.label());
  }
}
