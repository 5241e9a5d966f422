package dev.lethe.analysis.freshness;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * What was reported of programs, beside what happened when they ran.
 *
 * @param missed programs with a line that acted on what was stale, and was not reported
 * @param falseAlarms programs with a line that was reported, and acted in no run on what was stale
 * @param stale how many lines acted on what was stale
 * @param reported how many lines were reported where all runs are known
 * @param complete of how many programs all runs are known
 */
record Comparison(
    List<String> missed, List<String> falseAlarms, int stale, int reported, int complete) {

  static Comparison none() {
    return new Comparison(List.of(), List.of(), 0, 0, 0);
  }

  /** Of some programs. */
  static Comparison of(Programs programs) {
    Map<String, SortedSet<Integer>> reports = programs.reported();
    Map<String, Runs> runs = programs.runs();
    return programs.sources().entrySet().stream()
        .map(it -> of(it.getValue(), runs.get(it.getKey()), lines(reports, it.getKey())))
        .reduce(none(), Comparison::plus);
  }

  private static SortedSet<Integer> lines(Map<String, SortedSet<Integer>> reports, String name) {
    return reports.getOrDefault(name, new TreeSet<>());
  }

  private static Comparison of(String source, Runs runs, SortedSet<Integer> lines) {
    return new Comparison(
        shown(source, without(runs.stale(), lines)),
        runs.complete() ? shown(source, without(lines, runs.stale())) : List.of(),
        runs.stale().size(),
        runs.complete() ? lines.size() : 0,
        runs.complete() ? 1 : 0);
  }

  private static SortedSet<Integer> without(SortedSet<Integer> all, SortedSet<Integer> known) {
    SortedSet<Integer> rest = new TreeSet<>(all);
    rest.removeAll(known);
    return rest;
  }

  /** The program, once for each line, with that line marked. */
  private static List<String> shown(String source, SortedSet<Integer> marked) {
    return marked.stream().map(line -> shown(source, line)).toList();
  }

  private static String shown(String source, int line) {
    List<String> lines = new ArrayList<>(source.lines().toList());
    lines.set(line - 1, lines.get(line - 1) + " // here");
    return String.join("\n", lines);
  }

  Comparison plus(Comparison other) {
    return new Comparison(
        both(missed, other.missed),
        both(falseAlarms, other.falseAlarms),
        stale + other.stale,
        reported + other.reported,
        complete + other.complete);
  }

  private static List<String> both(List<String> one, List<String> other) {
    List<String> both = new ArrayList<>(one);
    both.addAll(other);
    return both;
  }

  @Override
  public String toString() {
    return String.format(
        "%d lines stale, %d missed; all runs known of %d programs: %d reports, %d false (%.2f %%)",
        stale,
        missed.size(),
        complete,
        reported,
        falseAlarms.size(),
        100.0 * falseAlarms.size() / reported);
  }
}
