package dev.lethe.checker.source;

import dev.lethe.catalogue.finding.Evidence;

/**
 * A supporting line, with where it stands in the sources.
 *
 * @param evidence what the analysis says
 * @param at where
 */
public record PlacedEvidence(Evidence evidence, SourcePlace at) {}
