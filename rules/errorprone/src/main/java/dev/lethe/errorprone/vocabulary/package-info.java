/**
 * The compiler's symbols in, what annotations and the catalogue say of them out; uses Error Prone
 * and the compiler's own types.
 */
@NullMarked
package dev.lethe.errorprone.vocabulary;

import org.jspecify.annotations.NullMarked;
