package dev.lethe.checker;

import dev.lethe.analysis.AnalysisResult;
import dev.lethe.analysis.AnalysisResult.Statistic;
import dev.lethe.analysis.Discovery;
import dev.lethe.analysis.Incompleteness;
import dev.lethe.checker.settle.SettledFinding;
import dev.lethe.checker.settle.Settlement;
import dev.lethe.checker.settle.Verdict;
import dev.lethe.checker.source.PlacedBlindSpot;
import dev.lethe.checker.source.PlacedEntryPoint;
import dev.lethe.checker.source.SourcePlaces;
import java.util.List;

/**
 * Everything that a check has to say, as data; sorted, without times and machine names.
 *
 * @param tool who says it
 * @param terms what the check was measured by
 * @param verdict the answer
 * @param findings what breaks a rule, allowed findings included
 * @param incomplete why "clean" cannot be said
 * @param blindSpots what the analysis could not see
 * @param entryPoints where sessions start
 * @param discoveries what was recognised in the project
 * @param reachedMethods how many methods of application code the agent can reach
 * @param statistics counts by name
 */
public record Report(
    Tool tool,
    Terms terms,
    Verdict verdict,
    List<SettledFinding> findings,
    List<Incompleteness> incomplete,
    List<PlacedBlindSpot> blindSpots,
    List<PlacedEntryPoint> entryPoints,
    List<Discovery> discoveries,
    int reachedMethods,
    List<Statistic> statistics) {

  public Report {
    findings = List.copyOf(findings);
    incomplete = List.copyOf(incomplete);
    blindSpots = List.copyOf(blindSpots);
    entryPoints = List.copyOf(entryPoints);
    discoveries = List.copyOf(discoveries);
    statistics = List.copyOf(statistics);
  }

  /** The report on a settled analysis. */
  public static Report of(
      AnalysisResult result, SourcePlaces places, Terms terms, Settlement settlement) {
    return new Report(
        Tool.lethe(),
        terms,
        settlement.verdict(),
        settlement.findings(),
        result.incomplete().stream().map(places::of).sorted().toList(),
        result.blindSpots().stream()
            .sorted()
            .map(spot -> new PlacedBlindSpot(spot, places.of(spot.place())))
            .toList(),
        result.entryPoints().stream()
            .sorted()
            .map(entry -> new PlacedEntryPoint(entry, places.of(entry.place())))
            .toList(),
        result.discoveries().stream().sorted().toList(),
        result.reached().methods().size(),
        result.statistics());
  }

  /** What a process should answer after this check. */
  public ExitCode exitCode() {
    return ExitCode.of(verdict);
  }
}
