/**
 * Which fields keep state from one session to the next: what outlives a session, who changes it
 * after start-up, and what of it the agent reads. What was reached in, slots with their uses out;
 * no third-party library.
 */
@NullMarked
package dev.lethe.analysis.judge.state;

import org.jspecify.annotations.NullMarked;
