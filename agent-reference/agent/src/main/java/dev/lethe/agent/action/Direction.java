package dev.lethe.agent.action;

/** Which way a page is moved. */
public enum Direction {
  /** Shows what comes after. */
  FORWARD,
  /** Shows what came before. */
  BACKWARD
}
