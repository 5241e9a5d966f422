package dev.lethe.checker.source;

import java.util.Comparator;

/**
 * A region of one or several lines in a source file. Lines and columns count from 1, columns in
 * UTF-16 units.
 *
 * @param file relative to the repository with forward slashes; the class file's path where the
 *     source is not at hand
 * @param line the first line
 * @param column the first column
 * @param endLine the last line
 * @param endColumn the column after the last; equal to {@code column} where only the line is known
 */
public record SourcePlace(String file, int line, int column, int endLine, int endColumn)
    implements Comparable<SourcePlace> {

  private static final Comparator<SourcePlace> ORDER =
      Comparator.comparing(SourcePlace::file)
          .thenComparingInt(SourcePlace::line)
          .thenComparingInt(SourcePlace::column)
          .thenComparingInt(SourcePlace::endLine)
          .thenComparingInt(SourcePlace::endColumn);

  /** A line of which no more is known; line 0 stands for the first. */
  public static SourcePlace ofLine(String file, int line) {
    int known = Math.max(1, line);
    return new SourcePlace(file, known, 1, known, 1);
  }

  @Override
  public int compareTo(SourcePlace other) {
    return ORDER.compare(this, other);
  }
}
