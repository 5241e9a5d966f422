/**
 * The rule StaleCoordinate and its page: no coordinates without a check against the current screen.
 * No third-party library.
 */
@NullMarked
package dev.lethe.catalogue.stalecoordinate;

import org.jspecify.annotations.NullMarked;
