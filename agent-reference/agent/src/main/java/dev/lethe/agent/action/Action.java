package dev.lethe.agent.action;

/**
 * What a policy can choose. No action carries coordinates: the session resolves the ref it names.
 */
public sealed interface Action {

  /** Touches a control. */
  record Tap(Ref ref) implements Action {

    @Override
    public String toString() {
      return "tap " + ref;
    }
  }

  /** Types into the field that has the focus, if it is still the one named. */
  record Type(Ref field, String text) implements Action {

    @Override
    public String toString() {
      return "type '" + text + "' into " + field;
    }
  }

  /** Moves the page. */
  record Swipe(Direction direction) implements Action {

    @Override
    public String toString() {
      return direction == Direction.FORWARD ? "swipe forward" : "swipe backward";
    }
  }

  /** Presses a key. */
  record Press(Key key) implements Action {

    @Override
    public String toString() {
      return key == Key.BACK ? "press back" : "press home";
    }
  }

  /** Looks again and does nothing. */
  record Wait() implements Action {

    @Override
    public String toString() {
      return "wait";
    }
  }

  /** Has a question answered; the answer goes into the context. */
  record Ask(String question) implements Action {

    @Override
    public String toString() {
      return "ask '" + question + "'";
    }
  }

  /** Ends the session, if the claim stands. */
  record Finish(Claim claim, String reason) implements Action {

    @Override
    public String toString() {
      return "finish: " + reason;
    }
  }
}
