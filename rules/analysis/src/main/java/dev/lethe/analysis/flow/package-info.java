/**
 * What a method body does with values, turned once from bytecode into a short list of steps. Plain
 * data, no third-party library.
 */
@NullMarked
package dev.lethe.analysis.flow;

import org.jspecify.annotations.NullMarked;
