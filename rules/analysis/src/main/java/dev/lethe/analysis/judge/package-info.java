/** The rules' judges: pure functions from what was reached to findings. No third-party library. */
@NullMarked
package dev.lethe.analysis.judge;

import org.jspecify.annotations.NullMarked;
