package dev.lethe.analysis.callgraph;

/**
 * Library code is entered.
 *
 * @param caller the site, or other library code that holds this
 * @param relay what is entered
 */
public record Entrance(Caller caller, Relay relay) {}
