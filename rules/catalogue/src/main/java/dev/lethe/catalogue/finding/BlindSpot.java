package dev.lethe.catalogue.finding;

import java.util.Comparator;

/**
 * Something on the agent's way that the analysis could not see.
 *
 * @param kind what hides it ({@code reflection}, {@code native method}, {@code missing class}, …)
 * @param place where
 * @param consequence what may be missed because of it, one sentence
 */
public record BlindSpot(String kind, Place place, String consequence)
    implements Comparable<BlindSpot> {

  private static final Comparator<BlindSpot> ORDER =
      Comparator.comparing(BlindSpot::place)
          .thenComparing(BlindSpot::kind)
          .thenComparing(BlindSpot::consequence);

  @Override
  public int compareTo(BlindSpot other) {
    return ORDER.compare(this, other);
  }
}
