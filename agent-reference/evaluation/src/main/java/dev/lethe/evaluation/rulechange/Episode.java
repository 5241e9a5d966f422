package dev.lethe.evaluation.rulechange;

import java.util.List;
import java.util.stream.IntStream;

/**
 * One parcel to route.
 *
 * @param number from 1
 * @param version which rules hold; part of what the agent observes
 * @param open the one lane that works
 */
public record Episode(int number, int version, Lane open) {

  /** So many there are. */
  public static final int COUNT = 30;

  /** The last episode under the first rules. */
  public static final int LAST_OF_FIRST_HALF = 15;

  /** The episodes of the experiment: only lane B works in the first half, only lane A then. */
  public static List<Episode> all() {
    return IntStream.rangeClosed(1, COUNT).mapToObj(Episode::of).toList();
  }

  private static Episode of(int number) {
    return number <= LAST_OF_FIRST_HALF
        ? new Episode(number, 1, Lane.B)
        : new Episode(number, 2, Lane.A);
  }

  /** Whether it is one of those under the first rules. */
  public boolean isInFirstHalf() {
    return number <= LAST_OF_FIRST_HALF;
  }
}
