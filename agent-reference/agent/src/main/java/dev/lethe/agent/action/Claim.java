package dev.lethe.agent.action;

/** How a policy says that a task ends; the session believes it only with evidence. */
public enum Claim {
  /** What was asked for is so. */
  DONE,
  /** It was tried and cannot be. */
  IMPOSSIBLE,
  /** No idea is left. */
  GAVE_UP
}
