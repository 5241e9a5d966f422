package dev.lethe.agent.context;

import dev.lethe.agent.action.Action;

/** One thing that happened in a session. */
public sealed interface Event {

  /** A screen was seen. */
  record Saw(View view) implements Event {}

  /**
   * An action was taken.
   *
   * @param step counts the actions of the session
   * @param place where it was taken
   * @param target the label of the control it was aimed at, empty if at none
   */
  record Did(int step, String place, Action action, String target, Feedback feedback)
      implements Event {

    /** Says whether the device took the action and followed or did not. */
    public boolean reachedDevice() {
      return feedback.kind() != Feedback.Kind.STALE;
    }

    @Override
    public String toString() {
      String aim = target.isEmpty() ? "" : " (" + target + ")";
      return "step " + step + " on " + place + ": " + action + aim + ": " + feedback.text();
    }
  }

  /** A question was answered. */
  record Learned(String question, String answer) implements Event {}

  /** A claim was not believed. */
  record Refused(Action.Finish finish, String reason) implements Event {}
}
