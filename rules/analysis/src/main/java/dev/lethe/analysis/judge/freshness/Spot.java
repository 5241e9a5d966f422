package dev.lethe.analysis.judge.freshness;

import dev.lethe.analysis.callgraph.Context;
import java.util.Comparator;

/**
 * A line of a body on which something happens to the screen or to coordinates.
 *
 * @param subject the member that is called there, as {@code type#member}
 */
record Spot(Context context, int line, String subject) implements Comparable<Spot> {

  private static final Comparator<Spot> ORDER =
      Comparator.comparing((Spot spot) -> spot.context.method().owner().name())
          .thenComparing(spot -> spot.context.method().selector())
          .thenComparingInt(Spot::line)
          .thenComparing(Spot::subject);

  @Override
  public int compareTo(Spot other) {
    return ORDER.compare(this, other);
  }
}
