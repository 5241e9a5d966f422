/**
 * Class files in, findings out, by way of a program, its call graph with value flow, and judges.
 * Only {@code dev.lethe.analysis.bytecode} may use a third-party library: ASM.
 */
@NullMarked
package dev.lethe.analysis;

import org.jspecify.annotations.NullMarked;
