package dev.lethe.checker.settle;

import dev.lethe.catalogue.NearestWord;
import dev.lethe.catalogue.Rule;
import dev.lethe.catalogue.Rules;
import dev.lethe.catalogue.finding.Allowance;
import dev.lethe.catalogue.finding.Finding;
import dev.lethe.catalogue.finding.Place;
import dev.lethe.checker.config.ConfiguredAllowance;
import dev.lethe.checker.source.SourcePlace;
import dev.lethe.checker.source.SourcePlaces;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * An exception that somebody asked for, from the code or the configuration.
 *
 * @param rule name of the rule that should not count
 * @param approval who decided it, why and until when
 * @param scope where the rule should not count
 * @param declared what it stands on, or names
 * @param at where it is written
 */
record Permission(
    String rule, Approval approval, Scope scope, Place declared, Supplier<SourcePlace> at) {

  private static final List<String> RULES = Rules.all().stream().map(Rule::name).toList();

  static Permission of(Allowance allowance, SourcePlaces places) {
    Place place = allowance.place();
    return new Permission(
        allowance.rule(),
        new Approval(allowance.decision(), allowance.reason(), true, allowance.until()),
        new Scope.Annotated(place, places),
        place,
        () -> places.ofAllowance(place, allowance.rule()));
  }

  static Permission of(ConfiguredAllowance allowance) {
    String until = allowance.until().map(LocalDate::toString).orElse("");
    String file = allowance.origin().source();
    int line = allowance.origin().line();
    return new Permission(
        allowance.rule(),
        new Approval(allowance.decision(), allowance.reason(), false, until),
        new Scope.Named(allowance.type(), allowance.member()),
        new Place(allowance.type(), allowance.member(), file, line),
        () -> SourcePlace.ofLine(file, line));
  }

  /** Whether it speaks of a finding, be it over or not. */
  boolean concerns(Finding finding) {
    return rule.equals(finding.rule().name()) && scope.covers(finding.place());
  }

  /** Whether its last day is not over. */
  boolean holdsOn(LocalDate today) {
    return approval.until().isEmpty() || !today.isAfter(LocalDate.parse(approval.until()));
  }

  /** What is wrong with it as it stands; one that is faulty allows nothing. */
  List<String> faults() {
    List<String> faults = new ArrayList<>();
    if (!RULES.contains(rule)) {
      faults.add("names the unknown rule '" + rule + "'" + hint());
    }
    if (approval.decision().isBlank()) {
      faults.add("names no decision");
    }
    if (approval.reason().isBlank()) {
      faults.add("gives no reason");
    }
    if (!isDay(approval.until())) {
      faults.add("ends on '" + approval.until() + "', which is no day such as 2027-06-30");
    }
    return faults;
  }

  private String hint() {
    return NearestWord.of(rule, RULES)
        .map(nearest -> "; did you mean '" + nearest + "'?")
        .orElse("; known are: " + String.join(", ", RULES));
  }

  private static boolean isDay(String until) {
    try {
      return until.isEmpty() || LocalDate.parse(until) != null;
    } catch (DateTimeException e) {
      return false;
    }
  }
}
