/**
 * Command-line words in, reports on standard output or in files and an exit code out. Picocli
 * appears here only.
 */
@NullMarked
package dev.lethe.cli;

import org.jspecify.annotations.NullMarked;
