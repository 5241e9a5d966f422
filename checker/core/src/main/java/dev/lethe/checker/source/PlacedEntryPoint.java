package dev.lethe.checker.source;

import dev.lethe.catalogue.finding.EntryPoint;

/**
 * A method where a session starts, with where it stands in the sources.
 *
 * @param entryPoint what the analysis says
 * @param at where
 */
public record PlacedEntryPoint(EntryPoint entryPoint, SourcePlace at) {}
