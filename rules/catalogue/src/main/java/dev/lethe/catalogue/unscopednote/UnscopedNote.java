package dev.lethe.catalogue.unscopednote;

import dev.lethe.catalogue.Rule;
import dev.lethe.catalogue.Severity;

/** A note states its conditions and is asked about them before it is used. */
public final class UnscopedNote {

  /** The rule; its page lies beside this class. */
  public static final Rule RULE =
      new Rule(
          "UnscopedNote",
          "a note constrains only while its stated conditions apply",
          "A note constrains the agent without anybody asking whether its conditions apply.",
          "a lesson that was right when written misleads where its conditions no longer hold",
          "give the note its conditions, and ask its applicability method before using it",
          Severity.ERROR,
          "dev/lethe/catalogue/unscopednote/rule.md");

  private UnscopedNote() {}
}
