/**
 * From a program and its entry points to what the agent can run and which objects can be where: an
 * inclusion-based points-to analysis (Andersen) with the call graph built on the fly (Lhoták),
 * application code only, unread library code assumed as in separate compilation (Ali and Lhoták).
 * No third-party library.
 */
@NullMarked
package dev.lethe.analysis.callgraph;

import org.jspecify.annotations.NullMarked;
