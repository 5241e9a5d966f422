package dev.lethe.catalogue.finding;

import java.util.Comparator;

/**
 * An exception that the code asks for with {@code @AllowsMemory}, as the class file tells it;
 * nothing is checked yet.
 *
 * @param rule name of the rule that should not count here
 * @param decision where the decision is written down
 * @param reason why it is acceptable
 * @param until last day on which it holds, an ISO date; empty: no end
 * @param place the annotated type, field or method, and its first line, or 0 where the class file
 *     has none
 */
public record Allowance(String rule, String decision, String reason, String until, Place place)
    implements Comparable<Allowance> {

  private static final Comparator<Allowance> ORDER =
      Comparator.comparing(Allowance::place)
          .thenComparing(Allowance::rule)
          .thenComparing(Allowance::decision)
          .thenComparing(Allowance::reason)
          .thenComparing(Allowance::until);

  @Override
  public int compareTo(Allowance other) {
    return ORDER.compare(this, other);
  }
}
