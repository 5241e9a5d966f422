/**
 * Directories, jars and a JDK as places to find class files and other resources in. Paths in, bytes
 * out; no third-party library.
 */
@NullMarked
package dev.lethe.analysis.classpath;

import org.jspecify.annotations.NullMarked;
