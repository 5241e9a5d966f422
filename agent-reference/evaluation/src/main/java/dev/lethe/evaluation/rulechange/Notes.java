package dev.lethe.evaluation.rulechange;

import java.util.Locale;

/** How an agent treats its notes. */
public enum Notes {
  /** It writes none. */
  NONE {
    @Override
    boolean apply(Note note, Episode episode) {
      return false;
    }
  },
  /** A note holds for good. */
  PERMANENT {
    @Override
    boolean apply(Note note, Episode episode) {
      return true;
    }
  },
  /** A note holds while the rules are those under which it was written. */
  VERSIONED {
    @Override
    boolean apply(Note note, Episode episode) {
      return note.version() == episode.version();
    }
  };

  abstract boolean apply(Note note, Episode episode);

  /** The word for it in records. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
