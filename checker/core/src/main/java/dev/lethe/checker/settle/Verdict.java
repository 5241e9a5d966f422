package dev.lethe.checker.settle;

import java.util.Locale;

/**
 * The answer of a check. Findings that fail the build come first: a check that found one and could
 * not see everything ends with {@link #VIOLATIONS}, and the report lists both.
 */
public enum Verdict {
  /** Everything was checked and nothing fails the build. */
  CLEAN,
  /** At least one finding that counts weighs enough to fail the build. */
  VIOLATIONS,
  /** No finding fails the build, but "clean" cannot be said. */
  INCOMPLETE;

  /** The word that reports use. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
