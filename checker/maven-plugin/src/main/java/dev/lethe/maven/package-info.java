/**
 * A Maven build in, the checker's report in its log and files, and its failure out. Maven's types
 * appear here only.
 */
@NullMarked
package dev.lethe.maven;

import org.jspecify.annotations.NullMarked;
