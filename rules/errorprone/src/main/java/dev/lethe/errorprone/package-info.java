/**
 * A method, class or field of the compiler's in, what the rules say of it out: the rules as Error
 * Prone checks, one class each.
 */
@NullMarked
package dev.lethe.errorprone;

import org.jspecify.annotations.NullMarked;
