package dev.lethe.analysis.judge.state;

import dev.lethe.analysis.callgraph.CallGraph;
import dev.lethe.analysis.flow.Step;
import dev.lethe.analysis.program.FieldModel;
import dev.lethe.analysis.program.MethodModel;
import java.util.Optional;

/** Assignments of static fields anywhere in the application, looked for in constant pools first. */
final class Assignments {

  /** Where a field is assigned. */
  record Assignment(MethodModel method, int line) {}

  private final CallGraph graph;

  Assignments(CallGraph graph) {
    this.graph = graph;
  }

  /** The first assignment of a static field outside the initialiser of its class. */
  Optional<Assignment> outsideStartUp(FieldModel field) {
    if (!field.isStatic()) {
      return Optional.empty();
    }
    return graph.program().references().to(field.name(), field.descriptor()).stream()
        .flatMap(model -> model.methods().stream())
        .filter(method -> !(method.isInitializer() && method.owner() == field.owner()))
        .flatMap(
            method ->
                graph.steps(method).stream()
                    .filter(step -> assigns(step, field))
                    .map(step -> new Assignment(method, step.line())))
        .findFirst();
  }

  private boolean assigns(Step step, FieldModel field) {
    return step instanceof Step.Store store
        && store.isStatic()
        && store.field().name().equals(field.name())
        && graph.program().resolveField(store.field().owner(), store.field().name()) == field;
  }
}
