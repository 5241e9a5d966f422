package dev.lethe.analysis.judge;

import dev.lethe.analysis.callgraph.CallGraph;
import dev.lethe.analysis.evidence.Paths;
import dev.lethe.analysis.evidence.Places;
import dev.lethe.analysis.facts.Facts;

/**
 * What a judge looks at.
 *
 * @param graph what the agent reaches
 * @param facts what the project says of its types
 * @param places names of places
 * @param paths ways to them
 */
public record Case(CallGraph graph, Facts facts, Places places, Paths paths) {

  /** Prepares what judges look at. */
  public static Case of(CallGraph graph, Facts facts) {
    Places places = new Places(graph);
    return new Case(graph, facts, places, new Paths(graph, places));
  }
}
