/**
 * Where something is and how the agent gets there. A call graph in, places and shortest paths out;
 * no third-party library.
 */
@NullMarked
package dev.lethe.analysis.evidence;

import org.jspecify.annotations.NullMarked;
