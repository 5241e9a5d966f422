/** The command line of the evaluation: words in, experiments run, text and files out; Picocli. */
@NullMarked
package dev.lethe.evaluation;

import org.jspecify.annotations.NullMarked;
