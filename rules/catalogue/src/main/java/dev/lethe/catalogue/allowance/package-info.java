/**
 * The pseudo-rule Allowance and its page: nothing is silenced without a decision. No third-party
 * library.
 */
@NullMarked
package dev.lethe.catalogue.allowance;

import org.jspecify.annotations.NullMarked;
