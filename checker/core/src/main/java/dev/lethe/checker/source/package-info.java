/**
 * Places as class files tell them in, places in source files out. JavaParser appears here only, and
 * only the files that a finding needs are parsed.
 */
@NullMarked
package dev.lethe.checker.source;

import org.jspecify.annotations.NullMarked;
