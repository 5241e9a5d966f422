/**
 * Small programs whose comments say which methods the agent reaches, compiled, analysed and run:
 * what is marked must hold, and what really runs must have been found.
 */
@NullMarked
package dev.lethe.analysis.truth;

import org.jspecify.annotations.NullMarked;
