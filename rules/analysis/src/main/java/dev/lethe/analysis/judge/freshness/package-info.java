/**
 * Which coordinates reach the screen without having been resolved since it changed: for each body,
 * along every way, where each value got its coordinates and whether anything changed the screen
 * since; across bodies by summaries. What was reached in, stale uses out; no third-party library.
 */
@NullMarked
package dev.lethe.analysis.judge.freshness;

import org.jspecify.annotations.NullMarked;
