package dev.lethe.agent.context;

/** What the verifier saw after an action. */
public record Feedback(Kind kind, String text) {

  /** What became of an action. */
  public enum Kind {
    /** The device followed. */
    CHANGED,
    /** The device took the action and nothing came of it. */
    UNCHANGED,
    /** The screen was another one by then; nothing was sent to the device. */
    STALE
  }
}
