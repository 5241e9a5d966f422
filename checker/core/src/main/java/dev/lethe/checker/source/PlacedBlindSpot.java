package dev.lethe.checker.source;

import dev.lethe.catalogue.finding.BlindSpot;

/**
 * Something that the analysis could not see, with where it stands in the sources.
 *
 * @param blindSpot what the analysis says
 * @param at where
 */
public record PlacedBlindSpot(BlindSpot blindSpot, SourcePlace at) {}
