/**
 * Programs to compare with, each a process of its own: class files in, a count out. ASM and
 * ArchUnit may appear here only.
 */
@NullMarked
package dev.lethe.benchmarks.peer;

import org.jspecify.annotations.NullMarked;
