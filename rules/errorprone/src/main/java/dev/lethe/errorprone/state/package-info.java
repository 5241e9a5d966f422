/**
 * The trees of a compilation in, the static fields out that sessions read and that something
 * writes; uses Error Prone and the compiler's own types.
 */
@NullMarked
package dev.lethe.errorprone.state;

import org.jspecify.annotations.NullMarked;
