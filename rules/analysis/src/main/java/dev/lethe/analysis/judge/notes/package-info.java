/**
 * Which uses of notes ask first whether the note applies: for each body which notes were asked on
 * every way, across bodies where each note comes from. What was reached in, uses out; no
 * third-party library.
 */
@NullMarked
package dev.lethe.analysis.judge.notes;

import org.jspecify.annotations.NullMarked;
