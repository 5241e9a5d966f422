package dev.lethe.checker.source;

import dev.lethe.catalogue.finding.Finding;
import java.util.List;

/**
 * A finding, with where it stands in the sources.
 *
 * @param finding what the analysis says
 * @param at its primary location
 * @param path its path
 * @param evidence its evidence
 */
public record PlacedFinding(
    Finding finding, SourcePlace at, List<PlacedStep> path, List<PlacedEvidence> evidence) {

  public PlacedFinding {
    path = List.copyOf(path);
    evidence = List.copyOf(evidence);
  }
}
