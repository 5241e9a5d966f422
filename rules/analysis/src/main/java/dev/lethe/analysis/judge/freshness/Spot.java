package dev.lethe.analysis.judge.freshness;

import dev.lethe.analysis.callgraph.Context;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/**
 * A line of a body on which something happens to the screen or to coordinates.
 *
 * @param subject the member that is called there, as {@code type#member}
 * @param renews whether another page comes: elements that were found are gone, too
 */
record Spot(Context context, int line, String subject, boolean renews) implements Comparable<Spot> {

  private static final Comparator<Spot> ORDER =
      Comparator.comparing((Spot spot) -> spot.context.method().owner().name())
          .thenComparing(spot -> spot.context.method().selector())
          .thenComparingInt(Spot::line)
          .thenComparing(Spot::subject);

  /** Of two changes the one that spoils more; where that is the same, the first. */
  static @Nullable Spot graver(@Nullable Spot one, @Nullable Spot other) {
    if (one == null || other == null) {
      return one == null ? other : one;
    }
    return other.renews && !one.renews ? other : one;
  }

  @Override
  public int compareTo(Spot other) {
    return ORDER.compare(this, other);
  }
}
