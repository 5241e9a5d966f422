/**
 * What annotations and configuration say about a program's types and methods: where sessions start,
 * what records, what is a store. A program and a vocabulary in, answers out; no third-party
 * library.
 */
@NullMarked
package dev.lethe.analysis.facts;

import org.jspecify.annotations.NullMarked;
