/**
 * Where agent frameworks start an application's code: data files in, values out. One file per
 * library, in a small line format of its own; no third-party library.
 */
@NullMarked
package dev.lethe.catalogue.frameworks;

import org.jspecify.annotations.NullMarked;
