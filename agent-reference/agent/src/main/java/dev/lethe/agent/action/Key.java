package dev.lethe.agent.action;

/** A key of the device itself. */
public enum Key {
  /** Leaves the dialog or page. */
  BACK,
  /** Leaves for the first page. */
  HOME
}
