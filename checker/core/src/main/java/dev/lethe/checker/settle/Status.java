package dev.lethe.checker.settle;

import java.util.Locale;

/** Whether a finding counts. */
public enum Status {
  /** It counts. */
  NEW,
  /** A baseline lists it: old debt that does not fail the build. */
  KNOWN,
  /** A reviewed exception covers it. */
  ALLOWED;

  /** The word that reports use. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
