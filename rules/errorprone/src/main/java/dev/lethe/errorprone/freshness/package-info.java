/**
 * A method's tree in, the acting calls out that consume coordinates which are not fresh; uses Error
 * Prone, the compiler's own types, and is the one user of the dataflow library that Error Prone
 * brings.
 */
@NullMarked
package dev.lethe.errorprone.freshness;

import org.jspecify.annotations.NullMarked;
