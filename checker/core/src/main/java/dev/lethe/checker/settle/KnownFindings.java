package dev.lethe.checker.settle;

import dev.lethe.catalogue.Rule;
import dev.lethe.catalogue.Rules;
import dev.lethe.catalogue.allowance.AllowanceRule;
import dev.lethe.catalogue.finding.Finding;
import dev.lethe.catalogue.finding.Place;
import dev.lethe.checker.baseline.Baseline;
import dev.lethe.checker.baseline.KnownSymbol;
import dev.lethe.checker.source.PlacedFinding;
import dev.lethe.checker.source.SourcePlace;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The baseline of one check: says which findings are known, and which of its entries are stale. */
final class KnownFindings {

  private static final Set<String> RULES =
      Rules.all().stream().map(Rule::name).collect(Collectors.toUnmodifiableSet());

  private final Baseline baseline;
  private final Map<KnownSymbol, Integer> found = new HashMap<>();

  KnownFindings(Baseline baseline) {
    this.baseline = baseline;
  }

  /** Findings in their order, those marked that the baseline lists. */
  List<SettledFinding> mark(List<SettledFinding> sorted) {
    return sorted.stream().map(one -> one.status() == Status.NEW ? mark(one) : one).toList();
  }

  private SettledFinding mark(SettledFinding settled) {
    KnownSymbol symbol = KnownSymbol.of(settled.finding());
    Baseline.Entry entry = baseline.entries().get(symbol);
    boolean known = entry != null && found.merge(symbol, 1, Integer::sum) <= entry.count();
    return known ? settled.asKnown() : settled;
  }

  /**
   * Entries that list more than was found. They hide what comes next at their place.
   *
   * @param tellable the rules of which that can be told; of a rule that is none it always can
   */
  Stream<PlacedFinding> stale(Set<String> tellable) {
    return baseline.entries().entrySet().stream()
        .filter(one -> isTellable(one.getKey(), tellable))
        .filter(one -> found(one.getKey()) < one.getValue().count())
        .map(one -> stale(one.getKey(), one.getValue()));
  }

  private static boolean isTellable(KnownSymbol symbol, Set<String> tellable) {
    return tellable.contains(symbol.rule()) || !RULES.contains(symbol.rule());
  }

  private int found(KnownSymbol symbol) {
    return found.getOrDefault(symbol, 0);
  }

  private PlacedFinding stale(KnownSymbol symbol, Baseline.Entry entry) {
    String file = baseline.file().orElse(Baseline.FILE_NAME);
    Finding finding =
        new Finding(
            AllowanceRule.RULE,
            AllowanceRule.RULE.severity(),
            new Place(symbol.type(), symbol.member(), file, entry.line()),
            symbol.subject(),
            message(symbol, entry),
            List.of(),
            List.of(),
            0);
    return new PlacedFinding(finding, SourcePlace.ofLine(file, entry.line()), List.of(), List.of());
  }

  private String message(KnownSymbol symbol, Baseline.Entry entry) {
    String gone =
        entry.count() == 1
            ? "which is gone"
            : "%d times, of which %d are left".formatted(entry.count(), found(symbol));
    return "the baseline lists a finding of %s, %s; 'lethe baseline' drops it (Maven: 'mvn process-classes lethe:baseline')"
        .formatted(symbol.rule(), gone);
  }
}
