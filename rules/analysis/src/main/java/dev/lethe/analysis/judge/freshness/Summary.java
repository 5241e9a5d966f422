package dev.lethe.analysis.judge.freshness;

import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * What callers need to know of a method.
 *
 * @param returns whether it ever returns
 * @param result what it returns
 * @param left what lies, when it returns, inside of parameters and static fields where it put
 *     something
 * @param consumed what acting calls in it, or in what it calls, are given of what it was given
 * @param change a call in it, or in what it calls, that changes the screen or observes it; or null
 */
record Summary(
    boolean returns,
    Tree result,
    Map<String, Tree> left,
    SortedSet<Consumption> consumed,
    @Nullable Spot change) {

  /** Nothing seen yet: recursion starts from here. */
  static Summary none() {
    return new Summary(false, new Tree(), new TreeMap<>(), new TreeSet<>(), null);
  }
}
