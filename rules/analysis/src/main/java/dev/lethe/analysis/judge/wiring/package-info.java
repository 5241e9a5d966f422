/**
 * What applications hand to the frameworks that run their agents, told from bodies alone: memories,
 * providers, retrievers, savers and stores. A program in, the lines that make a framework read for
 * the agent out; no third-party library.
 */
@NullMarked
package dev.lethe.analysis.judge.wiring;

import org.jspecify.annotations.NullMarked;
