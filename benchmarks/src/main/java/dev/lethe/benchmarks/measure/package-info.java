/**
 * Measures processes: a command line in; wall-clock time, processor time and peak memory out. Needs
 * Linux's {@code /proc}; no third-party library.
 */
@NullMarked
package dev.lethe.benchmarks.measure;

import org.jspecify.annotations.NullMarked;
