/**
 * A request and the report on it in, an account of what Lethe saw in the project out, as a
 * colleague would give it. No third-party library.
 */
@NullMarked
package dev.lethe.checker.doctor;

import org.jspecify.annotations.NullMarked;
