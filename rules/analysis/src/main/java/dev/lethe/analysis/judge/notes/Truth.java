package dev.lethe.analysis.judge.notes;

import java.util.HashSet;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Which notes have been asked, by name, if a boolean value is true, and if it is false; null where
 * it never is.
 */
record Truth(@Nullable Set<String> whenTrue, @Nullable Set<String> whenFalse) {

  /** A value that says nothing. */
  static final Truth UNKNOWN = new Truth(Set.of(), Set.of());

  /** A value that is always the same. */
  static Truth constant(boolean value) {
    return value ? new Truth(Set.of(), null) : new Truth(null, Set.of());
  }

  @Nullable Set<String> when(boolean value) {
    return value ? whenTrue : whenFalse;
  }

  Truth negated() {
    return new Truth(whenFalse, whenTrue);
  }

  /** What holds whichever of both values it is. */
  Truth or(Truth other) {
    return new Truth(common(whenTrue, other.whenTrue), common(whenFalse, other.whenFalse));
  }

  /** What holds where further notes have been asked anyway. */
  Truth with(Set<String> asked) {
    return new Truth(both(whenTrue, asked), both(whenFalse, asked));
  }

  /** The logical conjunction of two values. */
  Truth conjunction(Truth other) {
    return new Truth(both(whenTrue, other.whenTrue), common(whenFalse, other.whenFalse));
  }

  /** The logical disjunction of two values. */
  Truth disjunction(Truth other) {
    return negated().conjunction(other.negated()).negated();
  }

  Truth without(Predicate<String> names) {
    return new Truth(without(whenTrue, names), without(whenFalse, names));
  }

  private static @Nullable Set<String> without(@Nullable Set<String> set, Predicate<String> names) {
    if (set == null || set.stream().noneMatch(names)) {
      return set;
    }
    Set<String> left = new HashSet<>(set);
    left.removeIf(names);
    return left;
  }

  static @Nullable Set<String> common(@Nullable Set<String> one, @Nullable Set<String> other) {
    if (one == null || other == null) {
      return one == null ? other : one;
    }
    Set<String> common = new HashSet<>(one);
    common.retainAll(other);
    return common;
  }

  static @Nullable Set<String> both(@Nullable Set<String> one, @Nullable Set<String> other) {
    if (one == null || other == null) {
      return null;
    }
    Set<String> both = new HashSet<>(one);
    both.addAll(other);
    return both;
  }
}
