package dev.lethe.catalogue.testkit;

import dev.lethe.catalogue.Severity;
import java.util.Comparator;

/**
 * A finding as far as expectations speak of it. Accepted findings are none.
 *
 * @param rule name of the rule
 * @param severity its final severity
 * @param file path of the source below its root ({@code shop/CheckoutAgent.java}), or the
 *     configuration's name
 * @param line line number from 1
 */
public record Reported(String rule, Severity severity, String file, int line)
    implements Comparable<Reported> {

  private static final Comparator<Reported> ORDER =
      Comparator.comparing(Reported::file)
          .thenComparingInt(Reported::line)
          .thenComparing(Reported::rule)
          .thenComparing(Reported::severity);

  /** Whether both speak of the same rule at the same line, whatever the severity. */
  boolean samePlace(Reported other) {
    return rule.equals(other.rule) && file.equals(other.file) && line == other.line;
  }

  @Override
  public int compareTo(Reported other) {
    return ORDER.compare(this, other);
  }

  @Override
  public String toString() {
    return file + ":" + line + " " + rule + " (" + severity.word() + ")";
  }
}
