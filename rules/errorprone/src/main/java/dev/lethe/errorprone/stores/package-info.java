/**
 * Calls and the catalogue in, reads of stores that outlive a session out; uses Error Prone and the
 * compiler's own types.
 */
@NullMarked
package dev.lethe.errorprone.stores;

import org.jspecify.annotations.NullMarked;
