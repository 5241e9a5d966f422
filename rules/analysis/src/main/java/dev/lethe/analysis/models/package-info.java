/**
 * Looks up what the catalogue knows of a library method. Data files' values in, effects out; no
 * third-party library.
 */
@NullMarked
package dev.lethe.analysis.models;

import org.jspecify.annotations.NullMarked;
