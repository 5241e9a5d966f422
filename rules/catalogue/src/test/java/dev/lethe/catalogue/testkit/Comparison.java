package dev.lethe.catalogue.testkit;

import dev.lethe.catalogue.Severity;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** What a snippet wants, held against what an engine says. */
public final class Comparison {

  private final Snippet snippet;
  private final List<String> differences = new ArrayList<>();

  private Comparison(Snippet snippet) {
    this.snippet = snippet;
  }

  /** Runs an engine on a program and compares, as far as the engine enforces what is wanted. */
  public static Comparison of(CompiledCase program, Engine engine) {
    return of(program.snippet(), engine.check(program), engine::enforces);
  }

  /**
   * Compares an outcome with what the snippet wants.
   *
   * @param enforced which rules' expectations count
   */
  public static Comparison of(Snippet snippet, Outcome outcome, Predicate<String> enforced) {
    Comparison comparison = new Comparison(snippet);
    comparison.compare(
        snippet.expected().stream().filter(wanted -> enforced.test(wanted.rule())).toList(),
        outcome.reported().stream().filter(one -> one.severity() != Severity.NOTE).toList());
    comparison.compareEnd(outcome);
    return comparison;
  }

  /** Whether everything wanted was reported, and nothing else. */
  public boolean agrees() {
    return differences.isEmpty();
  }

  private void compare(List<Reported> expected, List<Reported> reported) {
    List<Reported> missing = without(expected, reported);
    List<Reported> unexpected = without(reported, expected);
    for (Reported wanted : List.copyOf(missing)) {
      unexpected.stream()
          .filter(wanted::samePlace)
          .findFirst()
          .ifPresent(
              other -> {
                missing.remove(wanted);
                unexpected.remove(other);
                add("severity", wanted, "reported as " + other.severity().word());
              });
    }
    missing.forEach(wanted -> add("missing", wanted, "wanted, not reported"));
    unexpected.forEach(other -> add("unexpected", other, "reported, not wanted"));
  }

  /** What is left of a list when each element of the other one took away one equal element. */
  private static List<Reported> without(List<Reported> list, List<Reported> others) {
    List<Reported> left = new ArrayList<>(list.stream().sorted().toList());
    others.forEach(left::remove);
    return left;
  }

  private void compareEnd(Outcome outcome) {
    if (snippet.incomplete() && !outcome.incomplete()) {
      differences.add("  the run must end as incomplete, and did not");
    } else if (!snippet.incomplete() && outcome.incomplete()) {
      differences.add("  the run ended as incomplete, and must not");
    }
  }

  private void add(String kind, Reported what, String words) {
    differences.add(
        "  %-10s  %s: %s\n              %s"
            .formatted(kind, what, words, code(what))
            .stripTrailing());
  }

  private String code(Reported what) {
    return snippet
        .reportable()
        .filter(source -> source.path().equals(what.file()))
        .map(source -> source.line(what.line()).strip())
        .collect(Collectors.joining());
  }

  /** The differences, each with its line of code; one line if there are none. */
  @Override
  public String toString() {
    String head = snippet.name() + " (" + snippet.title() + ")";
    return agrees() ? head + ": as wanted" : head + "\n" + String.join("\n", differences);
  }
}
