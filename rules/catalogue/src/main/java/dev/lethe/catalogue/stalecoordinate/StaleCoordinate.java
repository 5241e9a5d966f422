package dev.lethe.catalogue.stalecoordinate;

import dev.lethe.catalogue.Rule;
import dev.lethe.catalogue.Severity;

/** Coordinates are resolved against the current screen right before they are used. */
public final class StaleCoordinate {

  /** The rule; its page lies beside this class. */
  public static final Rule RULE =
      new Rule(
          "StaleCoordinate",
          "no coordinates without a RefTable check",
          "An action uses coordinates that were not resolved against the current screen.",
          "the screen may have changed since the place was looked up",
          "keep the ref and resolve it right before the action",
          Severity.ERROR,
          "dev/lethe/catalogue/stalecoordinate/rule.md");

  private StaleCoordinate() {}
}
