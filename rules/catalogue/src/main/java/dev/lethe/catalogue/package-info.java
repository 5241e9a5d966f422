/**
 * The rules as values; each lives in a package of its own, beside its page. No third-party library.
 */
@NullMarked
package dev.lethe.catalogue;

import org.jspecify.annotations.NullMarked;
