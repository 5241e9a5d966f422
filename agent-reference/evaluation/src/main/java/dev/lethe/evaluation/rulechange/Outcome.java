package dev.lethe.evaluation.rulechange;

import java.util.Locale;

/** How an episode ends. */
public enum Outcome {
  /** The parcel went by the lane that works. */
  COMPLETED,
  /** The lane was rejected. */
  INVALID,
  /** No lane was left to choose. */
  ABSTAINED;

  /** The word for it in records. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
