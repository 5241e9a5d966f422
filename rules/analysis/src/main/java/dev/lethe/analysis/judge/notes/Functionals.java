package dev.lethe.analysis.judge.notes;

import dev.lethe.analysis.callgraph.CallGraph;
import dev.lethe.analysis.callgraph.Context;
import dev.lethe.analysis.callgraph.HeapObject;
import dev.lethe.analysis.flow.Member;
import dev.lethe.analysis.flow.Step;
import dev.lethe.analysis.program.MethodModel;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds out which code functional objects stand for. */
final class Functionals {

  private static final Set<String> NAMES =
      Set.of("test", "apply", "accept", "get", "compare", "applyAsInt", "applyAsLong");

  private final CallGraph graph;
  private final Map<MethodModel, Context> contexts = new HashMap<>();

  Functionals(CallGraph graph) {
    this.graph = graph;
    graph.agent().forEach(context -> contexts.put(context.method(), context));
  }

  /** A lambda or method reference of a body. */
  Functional of(Context context, Step.Function step) {
    return new Functional(
        context,
        step,
        target(step),
        step.captured().length + (step.constructs() ? 1 : 0),
        step.line());
  }

  private @Nullable Context target(Step.Function step) {
    Member body = step.implementation();
    MethodModel method = graph.program().resolve(body.owner(), body.name(), body.descriptor());
    return method == null ? null : contexts.get(method);
  }

  /** What a value of a body's flow can stand for. */
  List<Functional> at(Context context, int value) {
    List<Functional> found = new ArrayList<>();
    for (HeapObject object : value == 0 ? List.<HeapObject>of() : graph.objects(context, value)) {
      Context maker = object.context();
      if (object.kind() == HeapObject.Kind.FUNCTION
          && maker != null
          && object.site() instanceof Step.Function step) {
        found.add(of(maker, step));
      } else if (object.kind() == HeapObject.Kind.EXACT
          && maker != null
          && graph.program().isApplication(object.type())) {
        ordinary(maker, object.type(), found);
      }
    }
    return found;
  }

  /** An object of a class that implements one of the JDK's functional interfaces. */
  private void ordinary(Context maker, String type, List<Functional> found) {
    boolean functional =
        graph.program().lineage(type).stream()
            .anyMatch(
                model ->
                    model.name().startsWith("java/util/function/")
                        || model.name().equals("java/util/Comparator"));
    if (functional) {
      for (MethodModel method : graph.program().lineage(type).get(0).methods()) {
        Context target = contexts.get(method);
        if (target != null && NAMES.contains(method.name()) && !method.isBridge()) {
          found.add(new Functional(maker, null, target, 1, 0));
        }
      }
    }
  }
}
