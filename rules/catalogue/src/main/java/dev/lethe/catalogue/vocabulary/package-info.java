/**
 * What a project says about itself, from its configuration: entry points, stores, inputs,
 * coordinates, notes. Plain values that the analysis looks up; no third-party library.
 */
@NullMarked
package dev.lethe.catalogue.vocabulary;

import org.jspecify.annotations.NullMarked;
