package dev.lethe.analysis.judge.notes;

import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What callers need to know of a method.
 *
 * @param result where the notes come from that it returns
 * @param stored what it puts into its parameters, by their index
 * @param truth which notes were asked if it returns true, or false
 * @param always which notes were asked if it returns at all; null where it never does
 */
record Summary(
    Set<Source> result,
    Map<Integer, Set<Source>> stored,
    Truth truth,
    @Nullable Set<String> always) {

  /** Nothing seen yet: recursion starts from here. */
  static final Summary NONE = new Summary(Set.of(), Map.of(), new Truth(null, null), null);

  /** A method without a body that could be read. */
  static final Summary UNREAD =
      new Summary(Set.of(Source.Known.KEPT), Map.of(), Truth.UNKNOWN, Set.of());
}
