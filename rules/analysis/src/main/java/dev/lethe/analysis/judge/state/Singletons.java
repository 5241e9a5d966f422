package dev.lethe.analysis.judge.state;

import dev.lethe.analysis.callgraph.CallGraph;
import dev.lethe.analysis.callgraph.Context;
import dev.lethe.analysis.callgraph.HeapObject;
import dev.lethe.analysis.facts.Facts;
import java.util.ArrayList;
import java.util.List;

/** The objects that a container makes once for all sessions. */
final class Singletons {

  private final CallGraph graph;
  private final Facts facts;

  Singletons(CallGraph graph, Facts facts) {
    this.graph = graph;
    this.facts = facts;
  }

  /**
   * Beans of singleton scope that the container makes, and what bean methods of that scope return.
   */
  List<HeapObject> objects() {
    List<HeapObject> found = new ArrayList<>();
    for (HeapObject object : graph.madeByContainer()) {
      if (facts.scopes().isSingleton(object.type())) {
        found.add(object);
      }
    }
    for (List<Context> contexts : List.of(graph.agent(), graph.outside())) {
      contexts.stream()
          .filter(context -> facts.scopes().makesSingleton(context.method()))
          .forEach(context -> found.addAll(graph.results(context)));
    }
    return found;
  }
}
