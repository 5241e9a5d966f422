/**
 * Calls on notes in, those out that obey a note nobody asked; uses Error Prone and the compiler's
 * own types.
 */
@NullMarked
package dev.lethe.errorprone.notes;

import org.jspecify.annotations.NullMarked;
