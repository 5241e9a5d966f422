package dev.lethe.catalogue;

import java.util.Locale;

/** How much a finding weighs. The order is the weight: {@link #NOTE} is the lightest. */
public enum Severity {
  NOTE,
  WARNING,
  ERROR;

  /**
   * The word that reports and the configuration use: {@code note}, {@code warning}, {@code error}.
   */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
