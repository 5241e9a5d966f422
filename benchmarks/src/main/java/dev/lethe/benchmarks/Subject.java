package dev.lethe.benchmarks;

import java.util.List;
import java.util.Set;

/**
 * A program that is measured.
 *
 * @param name what tables call it
 * @param command the program and its arguments
 * @param exitCodes those of a run that did its work
 */
record Subject(String name, List<String> command, Set<Integer> exitCodes) {}
