package dev.lethe.checker.source;

import dev.lethe.catalogue.finding.PathStep;

/**
 * One step of a path, with where it stands in the sources.
 *
 * @param step what the analysis says
 * @param at where
 */
public record PlacedStep(PathStep step, SourcePlace at) {}
