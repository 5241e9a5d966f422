/**
 * Lethe and its peers measured side by side. Published libraries in, a table out. Picocli may
 * appear in {@link dev.lethe.benchmarks.Benchmarks} only.
 */
@NullMarked
package dev.lethe.benchmarks;

import org.jspecify.annotations.NullMarked;
