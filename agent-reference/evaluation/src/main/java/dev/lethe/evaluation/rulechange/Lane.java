package dev.lethe.evaluation.rulechange;

/** A lane for parcels, in the order in which the agent prefers them. */
public enum Lane {
  A,
  B
}
