/**
 * The whole check in one method: a request in, a report out, by way of configuration, analysis,
 * source places and settlement. No third-party library.
 */
@NullMarked
package dev.lethe.checker;

import org.jspecify.annotations.NullMarked;
