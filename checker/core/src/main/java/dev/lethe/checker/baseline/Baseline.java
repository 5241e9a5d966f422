package dev.lethe.checker.baseline;

import dev.lethe.catalogue.finding.Finding;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Findings that were there before: old debt that does not fail the build.
 *
 * @param file the file that lists them, as reports name it; empty: nobody listed any
 * @param entries what it lists
 */
public record Baseline(Optional<String> file, SortedMap<KnownSymbol, Entry> entries) {

  /** What the file of a module is called unless somebody names another. */
  public static final String FILE_NAME = "lethe-baseline.txt";

  /**
   * How often a symbol is known.
   *
   * @param count that many times
   * @param line where the file says so; 0 in one that is not written yet
   */
  public record Entry(int count, int line) {

    Entry plus(Entry other) {
      return new Entry(count + other.count, Math.max(line, other.line));
    }
  }

  public Baseline {
    entries = Collections.unmodifiableSortedMap(new TreeMap<>(entries));
  }

  /** No baseline. */
  public static Baseline none() {
    return new Baseline(Optional.empty(), new TreeMap<>());
  }

  /** A baseline that knows these findings. */
  public static Baseline of(List<Finding> findings) {
    SortedMap<KnownSymbol, Entry> entries = new TreeMap<>();
    findings.forEach(one -> entries.merge(KnownSymbol.of(one), new Entry(1, 0), Entry::plus));
    return new Baseline(Optional.empty(), entries);
  }

  /** What both know, each symbol as often as one of them knows it. */
  public Baseline with(Baseline other) {
    SortedMap<KnownSymbol, Entry> both = new TreeMap<>(entries);
    other.entries.forEach(
        (symbol, entry) ->
            both.merge(symbol, entry, (one, two) -> one.count() >= two.count() ? one : two));
    return new Baseline(file, both);
  }

  /** How many findings it knows. */
  public int size() {
    return entries.values().stream().mapToInt(Entry::count).sum();
  }

  /** How many findings it knows that another does not. */
  public int beyond(Baseline other) {
    return entries.entrySet().stream().mapToInt(one -> beyond(one, other)).sum();
  }

  private static int beyond(Map.Entry<KnownSymbol, Entry> one, Baseline other) {
    Entry there = other.entries.get(one.getKey());
    return Math.max(0, one.getValue().count() - (there == null ? 0 : there.count()));
  }
}
