package dev.lethe.evaluation.rulechange;

/**
 * What a rejection leaves.
 *
 * @param avoid the lane that was rejected
 * @param version the rules under which it was
 */
record Note(Lane avoid, int version) {}
