/**
 * What annotations, configuration and known frameworks say about a program's types and methods:
 * where sessions start, what records, what is a store. A program, a vocabulary and the catalogue
 * in, answers out; no third-party library.
 */
@NullMarked
package dev.lethe.analysis.facts;

import org.jspecify.annotations.NullMarked;
