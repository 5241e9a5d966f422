/**
 * A report in, text out, in each of the formats. Jackson's streaming writer is the only third-party
 * library.
 */
@NullMarked
package dev.lethe.checker.report;

import org.jspecify.annotations.NullMarked;
