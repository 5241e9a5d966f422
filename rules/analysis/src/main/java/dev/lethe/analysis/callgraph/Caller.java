package dev.lethe.analysis.callgraph;

/** What makes a method run: a step of a body, or library code that was handed something. */
public sealed interface Caller permits Site, Relay {

  /** The step; for library code the first that led into it. */
  Site site();

  /** Whose run it is. */
  default World world() {
    return site().context().world();
  }
}
