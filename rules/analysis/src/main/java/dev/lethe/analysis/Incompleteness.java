package dev.lethe.analysis;

import java.util.Comparator;

/**
 * A reason why "clean" cannot be said.
 *
 * @param kind what sort of reason
 * @param what what happened and where, one sentence without a full stop
 * @param remedy what to do about it, one sentence without a full stop
 */
public record Incompleteness(Kind kind, String what, String remedy)
    implements Comparable<Incompleteness> {

  /** Sorts of reasons. */
  public enum Kind {
    NO_ENTRY_POINT,
    NOTHING_TO_READ,
    NO_MATCH,
    UNREADABLE,
    MISSING_CLASS
  }

  private static final Comparator<Incompleteness> ORDER =
      Comparator.comparing(Incompleteness::kind).thenComparing(Incompleteness::what);

  @Override
  public int compareTo(Incompleteness other) {
    return ORDER.compare(this, other);
  }
}
