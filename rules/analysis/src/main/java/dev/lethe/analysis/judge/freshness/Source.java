package dev.lethe.analysis.judge.freshness;

import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/**
 * Where coordinates come from, and what has changed the screen since.
 *
 * @param kind what is known of their origin
 * @param part what part the value plays
 * @param origin the call they come from; null unless a call gave them
 * @param input what they are the value of when the body begins; null unless that is their origin
 * @param changed the first call seen that changed the screen since, or null
 */
record Source(
    Kind kind, Part part, @Nullable Spot origin, @Nullable Location input, @Nullable Spot changed)
    implements Comparable<Source> {

  /** What is known of an origin. */
  enum Kind {
    /** A reference was checked against the screen. */
    RESOLVED,
    /** An element was looked up; it stands for itself until another page comes. */
    FOUND,
    /** Coordinates out of an observation. */
    OBSERVED,
    /** What an observation gave; it is coordinates as far as it is taken for such. */
    SEEN,
    /** What the body is given. */
    INPUT,
    /** A number of the source text. */
    LITERAL,
    /** A value that whoever calls an entry point makes up. */
    UNRESOLVED,
    /** What an earlier call of an entry point may have left. */
    KEPT
  }

  /** What part an input plays. */
  enum Part {
    /** It is what it turns out to be. */
    WHOLE,
    /** It is taken for coordinates. */
    LOCATED,
    /** It is added to coordinates; as a mere number it does not matter. */
    BESIDE,
    /**
     * It picks one of the elements that were found; a number of the source text does not matter.
     */
    POSITION
  }

  /** How the screen changed is a witness, not part of what it is. */
  private static final Comparator<Source> ORDER =
      Comparator.comparing(Source::kind)
          .thenComparing(Source::part)
          .thenComparing(Source::origin, Comparator.nullsFirst(Comparator.naturalOrder()))
          .thenComparing(Source::input, Comparator.nullsFirst(Comparator.naturalOrder()))
          .thenComparing(source -> source.changed != null)
          .thenComparing(source -> source.changed != null && source.changed.renews());

  static final Source LITERAL = new Source(Kind.LITERAL, Part.WHOLE, null, null, null);
  static final Source UNRESOLVED = new Source(Kind.UNRESOLVED, Part.WHOLE, null, null, null);
  static final Source KEPT = new Source(Kind.KEPT, Part.WHOLE, null, null, null);

  static Source resolved(Spot where) {
    return new Source(Kind.RESOLVED, Part.WHOLE, where, null, null);
  }

  static Source found(Spot where) {
    return new Source(Kind.FOUND, Part.WHOLE, where, null, null);
  }

  static Source seen(Spot where) {
    return new Source(Kind.SEEN, Part.WHOLE, where, null, null);
  }

  static Source input(Location what) {
    return new Source(Kind.INPUT, Part.WHOLE, null, what, null);
  }

  /** Whether it is coordinates for sure. */
  boolean isLocated() {
    return kind == Kind.RESOLVED || kind == Kind.OBSERVED || part == Part.LOCATED;
  }

  /** Whether it is a number that was never looked up on a screen. */
  boolean isMadeUp() {
    return kind == Kind.LITERAL || kind == Kind.UNRESOLVED;
  }

  /** The same, after the screen changed. */
  Source aged(Spot change) {
    boolean ages =
        switch (kind) {
          case RESOLVED -> changed == null;
          case FOUND -> changed == null && change.renews();
          case INPUT -> changed == null || (change.renews() && !changed.renews());
          default -> false;
        };
    return ages ? new Source(kind, part, origin, input, change) : this;
  }

  /** Whether it was looked up and still holds. */
  boolean isFresh() {
    return changed == null && (kind == Kind.RESOLVED || kind == Kind.FOUND);
  }

  /** The same, taken for coordinates. */
  Source asCoordinates() {
    return switch (kind) {
      case SEEN -> new Source(Kind.OBSERVED, part, origin, null, null);
      case INPUT -> new Source(kind, Part.LOCATED, null, input, changed);
      default -> this;
    };
  }

  /** The same, added to coordinates. */
  Source beside() {
    return kind == Kind.INPUT && part == Part.WHOLE
        ? new Source(kind, Part.BESIDE, null, input, changed)
        : this;
  }

  /** The same, picking one of several elements. */
  Source position() {
    return kind == Kind.INPUT && part == Part.WHOLE
        ? new Source(kind, Part.POSITION, null, input, null)
        : this;
  }

  /** Whether it can tell which of several elements is meant without being the code's own count. */
  boolean picks() {
    return (kind == Kind.INPUT && part == Part.WHOLE) || kind == Kind.UNRESOLVED;
  }

  /** What is found further inside. */
  Source inside(String way) {
    return input == null ? this : new Source(kind, part, origin, input.inside(way), changed);
  }

  @Override
  public int compareTo(Source other) {
    return ORDER.compare(this, other);
  }
}
