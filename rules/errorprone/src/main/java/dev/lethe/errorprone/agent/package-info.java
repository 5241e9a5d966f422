/**
 * The trees of a compilation in, the code that a session is sure to be able to run out; uses Error
 * Prone and the compiler's own types.
 */
@NullMarked
package dev.lethe.errorprone.agent;

import org.jspecify.annotations.NullMarked;
