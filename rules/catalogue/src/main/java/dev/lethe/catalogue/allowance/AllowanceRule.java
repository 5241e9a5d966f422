package dev.lethe.catalogue.allowance;

import dev.lethe.catalogue.Rule;
import dev.lethe.catalogue.Severity;

/**
 * The pseudo-rule that watches the exceptions themselves; not among {@link
 * dev.lethe.catalogue.Rules#all()}.
 */
public final class AllowanceRule {

  /** The rule; its page lies beside this class. */
  public static final Rule RULE =
      new Rule(
          "Allowance",
          "nothing is silenced without a decision",
          "An allowance is incomplete, names no rule, or matches nothing.",
          "an exception that nobody can trace to a decision hides every later finding at its place",
          "correct the allowance, or remove it",
          Severity.ERROR,
          "dev/lethe/catalogue/allowance/rule.md");

  private AllowanceRule() {}
}
