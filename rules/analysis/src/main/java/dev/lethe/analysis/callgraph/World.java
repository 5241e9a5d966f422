package dev.lethe.analysis.callgraph;

/**
 * Who runs a method. A method that both the agent and other code run is looked at twice, so that
 * what a viewer hands to a helper never turns up in the agent's call of the same helper.
 */
public enum World {
  /** Runs in a session: starts at an entry point. */
  AGENT,
  /** Other application code, looked at as far as it decides what the agent is given. */
  OUTSIDE
}
