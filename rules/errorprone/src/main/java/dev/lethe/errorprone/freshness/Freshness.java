package dev.lethe.errorprone.freshness;

import org.checkerframework.errorprone.dataflow.analysis.AbstractValue;

/**
 * What is known of a value on the way to a place in a method.
 *
 * @param kind what it is, the worst on any path
 * @param line where the screen changed since, or where the value comes from; 0 where there is none
 */
record Freshness(Kind kind, long line) implements AbstractValue<Freshness> {

  /** The order is how bad it is to act on the value. */
  enum Kind {
    /** No coordinates, as far as is seen. */
    OTHER,
    /** Coordinates that may be fresh, until the screen changes. */
    FRESH,
    /** What an observation returned, as a whole. */
    OBSERVATION,
    /** Numbers of the source text. */
    LITERAL,
    /** What somebody outside of the session chose. */
    GIVEN,
    /** Coordinates of an observation, not resolved. */
    OBSERVED,
    /** Coordinates that a field kept from an earlier call. */
    KEPT,
    /** Coordinates from before the screen changed. */
    STALE
  }

  static final Freshness OTHER = new Freshness(Kind.OTHER, 0);
  static final Freshness FRESH = new Freshness(Kind.FRESH, 0);
  static final Freshness LITERAL = new Freshness(Kind.LITERAL, 0);

  @Override
  public Freshness leastUpperBound(Freshness other) {
    if (kind == other.kind) {
      return line <= other.line ? this : other;
    }
    return kind.compareTo(other.kind) > 0 ? this : other;
  }

  /**
   * What is known of a value that two others make up. A chosen number that is added to a place
   * gives a place, and added to anything else tells nothing.
   */
  Freshness with(Freshness part) {
    if (isChosen() == part.isChosen()) {
      return leastUpperBound(part);
    }
    return isChosen() ? part : this;
  }

  private boolean isChosen() {
    return kind == Kind.LITERAL || kind == Kind.GIVEN;
  }

  /** What is left once the screen changes. */
  Freshness after(long changed) {
    return kind == Kind.FRESH ? new Freshness(Kind.STALE, changed) : this;
  }

  boolean isConsumable() {
    return kind.compareTo(Kind.LITERAL) < 0;
  }
}
