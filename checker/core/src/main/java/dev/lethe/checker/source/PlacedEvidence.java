package dev.lethe.checker.source;

import dev.lethe.catalogue.finding.Evidence;
import java.util.List;

/**
 * A supporting line, with where it stands in the sources.
 *
 * @param evidence what the analysis says
 * @param at where
 * @param path the way to it, if one is told
 */
public record PlacedEvidence(Evidence evidence, SourcePlace at, List<PlacedStep> path) {

  public PlacedEvidence {
    path = List.copyOf(path);
  }
}
