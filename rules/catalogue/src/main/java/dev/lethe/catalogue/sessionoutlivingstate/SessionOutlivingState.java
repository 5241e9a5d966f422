package dev.lethe.catalogue.sessionoutlivingstate;

import dev.lethe.catalogue.Rule;
import dev.lethe.catalogue.Severity;

/** No field carries state from one session to the next. */
public final class SessionOutlivingState {

  /** The rule; its page lies beside this class. */
  public static final Rule RULE =
      new Rule(
          "SessionOutlivingState",
          "no agent state persists between sessions",
          "A field that outlives sessions carries state from one session to the next.",
          "what one session leaves in the field decides what the next one does",
          "move the field into an object made for each session",
          Severity.ERROR,
          "dev/lethe/catalogue/sessionoutlivingstate/rule.md");

  private SessionOutlivingState() {}
}
