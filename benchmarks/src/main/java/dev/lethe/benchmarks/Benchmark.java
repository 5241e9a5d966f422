package dev.lethe.benchmarks;

import java.util.List;
import java.util.stream.Stream;

/**
 * Subjects that are given the same input.
 *
 * @param name what it is called by
 * @param description what the input is, as a sentence
 * @param lethe the subject with goals
 * @param peers the subjects to compare with, the first of them the measure of all
 * @param goals how good Lethe wants to be
 */
record Benchmark(
    String name, String description, Subject lethe, List<Subject> peers, List<Goal> goals) {

  /** All subjects, in the order in which they take turns. */
  List<Subject> subjects() {
    return Stream.concat(peers.stream(), Stream.of(lethe)).toList();
  }
}
