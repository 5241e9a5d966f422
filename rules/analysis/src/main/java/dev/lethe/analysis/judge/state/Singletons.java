package dev.lethe.analysis.judge.state;

import dev.lethe.analysis.callgraph.CallGraph;
import dev.lethe.analysis.callgraph.Context;
import dev.lethe.analysis.callgraph.HeapObject;
import dev.lethe.analysis.judge.Case;
import dev.lethe.analysis.models.Scopes;
import dev.lethe.analysis.program.ClassModel;
import java.util.ArrayList;
import java.util.List;

/** The objects that a container makes once for all sessions. */
final class Singletons {

  /**
   * One of them.
   *
   * @param object the bean
   * @param keeper what says that there is one for all
   */
  record Bean(HeapObject object, Keeper keeper) {}

  private final Case evidence;
  private final CallGraph graph;
  private final Scopes scopes;

  Singletons(Case evidence) {
    this.evidence = evidence;
    this.graph = evidence.graph();
    this.scopes = evidence.facts().scopes();
  }

  /**
   * Beans of singleton scope that the container makes, and what bean methods of that scope return.
   */
  List<Bean> beans() {
    List<Bean> found = new ArrayList<>();
    for (HeapObject object : graph.madeByContainer()) {
      ClassModel model = graph.program().find(object.type());
      if (model != null && scopes.isSingleton(object.type())) {
        found.add(
            new Bean(object, new Keeper("a bean of singleton scope", evidence.places().of(model))));
      }
    }
    for (List<Context> contexts : List.of(graph.agent(), graph.outside())) {
      contexts.stream()
          .filter(context -> scopes.makesSingleton(context.method()))
          .forEach(context -> addResults(context, found));
    }
    return found;
  }

  private void addResults(Context context, List<Bean> found) {
    Keeper keeper =
        new Keeper(
            "a bean method of singleton scope",
            evidence.places().of(context.method(), context.flow().firstLine()));
    graph.results(context).forEach(object -> found.add(new Bean(object, keeper)));
  }
}
