package dev.lethe.analysis;

import dev.lethe.catalogue.finding.Allowance;
import dev.lethe.catalogue.finding.BlindSpot;
import dev.lethe.catalogue.finding.EntryPoint;
import dev.lethe.catalogue.finding.Finding;
import java.util.List;

/**
 * What the analysis found. All lists are sorted, so that equal input gives equal output.
 *
 * @param findings breaches of the rules, with the severity the judges give them
 * @param allowances exceptions that application code declares with {@code @AllowsMemory}
 * @param blindSpots what could not be seen on the agent's way
 * @param incomplete why the answer cannot be "clean" although nothing was found: no entry point, a
 *     pattern without a match, an unreadable class file, a missing class; empty when the analysis
 *     is complete
 * @param entryPoints where sessions start, and why
 * @param discoveries what the analysis recognised in the project: stores, recordings, inputs
 * @param reached what agent-reachable code was found, and how to explain it
 * @param statistics counts, by name, in a fixed order; no times
 */
public record AnalysisResult(
    List<Finding> findings,
    List<Allowance> allowances,
    List<BlindSpot> blindSpots,
    List<Incompleteness> incomplete,
    List<EntryPoint> entryPoints,
    List<Discovery> discoveries,
    ReachedCode reached,
    List<Statistic> statistics) {

  /** A count with its name ({@code application classes}). */
  public record Statistic(String name, long value) {}

  public AnalysisResult {
    findings = List.copyOf(findings);
    allowances = List.copyOf(allowances);
    blindSpots = List.copyOf(blindSpots);
    incomplete = List.copyOf(incomplete);
    entryPoints = List.copyOf(entryPoints);
    discoveries = List.copyOf(discoveries);
    statistics = List.copyOf(statistics);
  }
}
