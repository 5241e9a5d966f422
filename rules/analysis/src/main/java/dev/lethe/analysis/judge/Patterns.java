package dev.lethe.analysis.judge;

import dev.lethe.catalogue.vocabulary.PathPattern;

/** Path patterns of the configuration against what constants show. */
final class Patterns {

  private static final String ANY_NAME = "x";

  private Patterns() {}

  /**
   * Whether a pattern covers a place; of a place whose beginning is known only, whether it covers
   * what lies below.
   */
  static boolean covers(PathPattern pattern, PlaceText place) {
    if (place.exact()) {
      return pattern.matches(place.text());
    }
    return !place.text().isEmpty() && pattern.matches(place.text() + ANY_NAME);
  }
}
