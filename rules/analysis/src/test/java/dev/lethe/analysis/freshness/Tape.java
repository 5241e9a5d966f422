package dev.lethe.analysis.freshness;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The choices of one run: some given, the rest as they come, all of them written down. */
final class Tape {

  /** After so many choices a run takes the short way out of everything. */
  private static final int LONGEST = 24;

  private final List<Boolean> choices;
  private int read;

  Tape() {
    this(List.of());
  }

  private Tape(List<Boolean> choices) {
    this.choices = new ArrayList<>(choices);
  }

  boolean next() {
    if (read == LONGEST) {
      return false;
    }
    if (read == choices.size()) {
      choices.add(false);
    }
    return choices.get(read++);
  }

  /** Whether choices may have been cut off. */
  boolean isFull() {
    return read == LONGEST;
  }

  /** The choices of the next run in order; empty after the last. */
  Optional<Tape> following() {
    List<Boolean> next = new ArrayList<>(choices.subList(0, read));
    while (!next.isEmpty() && next.get(next.size() - 1)) {
      next.remove(next.size() - 1);
    }
    if (next.isEmpty()) {
      return Optional.empty();
    }
    next.set(next.size() - 1, true);
    return Optional.of(new Tape(next));
  }
}
