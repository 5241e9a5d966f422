package dev.lethe.analysis.judge.notes;

import dev.lethe.analysis.callgraph.CallGraph;
import dev.lethe.analysis.callgraph.Context;
import dev.lethe.analysis.flow.ControlFlow;
import dev.lethe.analysis.flow.Step;

/** The ways through a method, and what its values are called. */
record Body(Context context, ControlFlow control, Names names) {

  static Body of(CallGraph graph, Context context) {
    ControlFlow control = graph.ways(context.method());
    return new Body(context, control, new Names(graph, control));
  }

  /** The same step as the call graph knows it. */
  Step step(ControlFlow.Node node) {
    return context.flow().steps().get(node.index());
  }

  /** What a parameter's value is called, seen from inside. */
  String parameterName(int index) {
    int[] parameters = control.parameters();
    return index < parameters.length ? Names.single(parameters[index]) : "#none;";
  }
}
