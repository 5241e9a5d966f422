/**
 * The classes of a project as a lazily opened program: names, members, hierarchy, and who refers to
 * what. Comes from class files, goes to the call graph; no third-party library.
 */
@NullMarked
package dev.lethe.analysis.program;

import org.jspecify.annotations.NullMarked;
