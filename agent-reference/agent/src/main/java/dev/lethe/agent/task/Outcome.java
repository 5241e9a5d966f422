package dev.lethe.agent.task;

import java.util.List;

/**
 * How a session ended.
 *
 * @param reason one sentence
 * @param evidence what was seen and done that shows it, in order
 */
public record Outcome(Kind kind, String reason, List<String> evidence, Cost cost) {

  public Outcome {
    evidence = List.copyOf(evidence);
  }

  /** The three ways to end. */
  public enum Kind {
    /** The goal was seen on the device. */
    DONE,
    /** The goal was tried on the device and the device did not follow. */
    IMPOSSIBLE,
    /** The goal was not reached, and nothing shows that it cannot be. */
    GAVE_UP
  }
}
