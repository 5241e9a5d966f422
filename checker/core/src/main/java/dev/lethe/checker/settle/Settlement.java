package dev.lethe.checker.settle;

import dev.lethe.analysis.AnalysisResult;
import dev.lethe.catalogue.Severity;
import dev.lethe.checker.baseline.Baseline;
import dev.lethe.checker.config.Configuration;
import dev.lethe.checker.config.RuleSetting;
import dev.lethe.checker.source.PlacedFinding;
import dev.lethe.checker.source.SourcePlaces;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What a check comes to.
 *
 * @param verdict the answer
 * @param findings every finding with its severity and status, those of the exceptions themselves
 *     included; sorted
 */
public record Settlement(Verdict verdict, List<SettledFinding> findings) {

  public Settlement {
    findings = List.copyOf(findings);
  }

  /**
   * Settles what was found. An exception or a known finding that matches nothing is a finding only
   * where that can be told: its rule was judged, and the analysis is complete.
   *
   * @param result what was found
   * @param places finds it in the sources
   * @param configuration what the project has decided
   * @param baseline what is known
   * @param judged names of the rules that were judged
   * @param today the day on which exceptions must hold
   */
  public static Settlement of(
      AnalysisResult result,
      SourcePlaces places,
      Configuration configuration,
      Baseline baseline,
      Set<String> judged,
      LocalDate today) {
    Permissions permissions = new Permissions(permissions(result, places, configuration), today);
    List<SettledFinding> found =
        result.findings().stream()
            .map(places::of)
            .flatMap(one -> settle(one, configuration, permissions).stream())
            .sorted()
            .toList();
    KnownFindings known = new KnownFindings(baseline);
    List<SettledFinding> marked = known.mark(found);
    Set<String> tellable = result.incomplete().isEmpty() ? judged : Set.of();
    Stream<SettledFinding> faults =
        Stream.of(permissions.faults(), permissions.unused(tellable), known.stale(tellable))
            .flatMap(some -> some)
            .map(fault -> unsettled(fault, fault.finding().severity(), Optional.empty()));
    List<SettledFinding> all =
        Fingerprints.of(Stream.concat(marked.stream(), faults).sorted().toList());
    return new Settlement(verdict(result, all, configuration.failOn()), all);
  }

  private static List<Permission> permissions(
      AnalysisResult result, SourcePlaces places, Configuration configuration) {
    return Stream.concat(
            result.allowances().stream().map(one -> Permission.of(one, places)),
            configuration.allowances().stream().map(Permission::of))
        .toList();
  }

  private static Optional<SettledFinding> settle(
      PlacedFinding found, Configuration configuration, Permissions permissions) {
    return severity(found, configuration)
        .map(severity -> unsettled(found, severity, permissions.approval(found.finding())));
  }

  private static Optional<Severity> severity(PlacedFinding found, Configuration configuration) {
    RuleSetting setting = configuration.rules().get(found.finding().rule().name());
    return setting == null ? Optional.of(found.finding().severity()) : setting.severity();
  }

  private static SettledFinding unsettled(
      PlacedFinding found, Severity severity, Optional<Approval> approval) {
    return new SettledFinding(found, severity, approval, false, "");
  }

  private static Verdict verdict(
      AnalysisResult result, List<SettledFinding> findings, Severity failOn) {
    if (findings.stream().anyMatch(finding -> finding.fails(failOn))) {
      return Verdict.VIOLATIONS;
    }
    return result.incomplete().isEmpty() ? Verdict.CLEAN : Verdict.INCOMPLETE;
  }
}
