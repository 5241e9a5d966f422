/**
 * Writes records for people and programs. Records in, text out; Jackson's writer and Commons CSV
 * appear here alone.
 */
@NullMarked
package dev.lethe.evaluation.output;

import org.jspecify.annotations.NullMarked;
