/**
 * Finds where sessions start: by annotation, configuration, what agent frameworks call, what calls
 * a model, and failing all that by a guess. A program, a vocabulary and the catalogue in, methods
 * with their reasons out; no third-party library.
 */
@NullMarked
package dev.lethe.analysis.entrypoints;

import org.jspecify.annotations.NullMarked;
