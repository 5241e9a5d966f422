/** A file of known findings in, the findings by symbol out, and back. No third-party library. */
@NullMarked
package dev.lethe.checker.baseline;

import org.jspecify.annotations.NullMarked;
