/**
 * The command: arguments in, one session run, its recording on disk and its outcome on the console.
 */
@NullMarked
package dev.lethe.agent;

import org.jspecify.annotations.NullMarked;
