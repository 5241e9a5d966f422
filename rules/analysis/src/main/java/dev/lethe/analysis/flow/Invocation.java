package dev.lethe.analysis.flow;

/** How a call finds its target. */
public enum Invocation {
  STATIC,
  /** Constructor, private or {@code super} call. */
  SPECIAL,
  VIRTUAL,
  INTERFACE
}
