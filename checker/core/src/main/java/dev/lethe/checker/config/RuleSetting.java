package dev.lethe.checker.config;

import dev.lethe.catalogue.Severity;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What the configuration says about a rule. */
public enum RuleSetting {
  ERROR(Severity.ERROR),
  WARNING(Severity.WARNING),
  NOTE(Severity.NOTE),
  OFF(null);

  private final Optional<Severity> severity;

  RuleSetting(@Nullable Severity severity) {
    this.severity = Optional.ofNullable(severity);
  }

  /** How much the rule's findings weigh; empty: they are dropped. */
  public Optional<Severity> severity() {
    return severity;
  }

  /** The word that the configuration uses. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
