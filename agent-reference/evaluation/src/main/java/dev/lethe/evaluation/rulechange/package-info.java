/**
 * The rule change: thirty episodes in which a note that was right becomes wrong. Nothing in,
 * records of every episode out; no third-party library.
 */
@NullMarked
package dev.lethe.evaluation.rulechange;

import org.jspecify.annotations.NullMarked;
