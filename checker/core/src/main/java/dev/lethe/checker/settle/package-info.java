/**
 * What the analysis found in, a verdict out: severities as configured, allowances applied and
 * judged, fingerprints. No third-party library.
 */
@NullMarked
package dev.lethe.checker.settle;

import org.jspecify.annotations.NullMarked;
