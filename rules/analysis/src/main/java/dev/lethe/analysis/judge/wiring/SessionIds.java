package dev.lethe.analysis.judge.wiring;

import dev.lethe.analysis.callgraph.CallGraph;
import dev.lethe.analysis.flow.Invocation;
import dev.lethe.analysis.flow.Step;
import dev.lethe.analysis.program.AnnotationModels;
import dev.lethe.analysis.program.ClassModel;
import dev.lethe.analysis.program.MethodModel;
import dev.lethe.catalogue.apis.Api;
import dev.lethe.catalogue.apis.Effect;
import java.util.Set;

/** Whether the application says which session it is, so that each has a memory of its own. */
final class SessionIds {

  private final CallGraph graph;
  private final CallSites sites;
  private final Set<String> annotations;

  SessionIds(CallGraph graph, CallSites sites) {
    this.graph = graph;
    this.sites = sites;
    this.annotations = graph.sessionIdAnnotations();
  }

  /** Whether some call or parameter says it. */
  boolean areGiven(Spot handOver) {
    String library = library(handOver.call().target().owner());
    return isDeclared(library) || isSaid(library);
  }

  /** Ids count for the library that they are given to. */
  private static String library(String type) {
    String[] parts = type.split("/");
    return parts[0] + "/" + (parts.length > 2 ? parts[1] : "");
  }

  private boolean isDeclared(String library) {
    return annotations.stream()
        .map(it -> it.replace('.', '/'))
        .filter(it -> library(it).equals(library))
        .anyMatch(this::isDeclaredBy);
  }

  private boolean isDeclaredBy(String annotation) {
    for (ClassModel model : graph.program().application()) {
      if (model.isMarked() && marksParameter(model, annotation)) {
        return true;
      }
    }
    return false;
  }

  private static boolean marksParameter(ClassModel model, String annotation) {
    return model.methods().stream()
        .anyMatch(it -> AnnotationModels.contains(it.parameterAnnotations(), annotation));
  }

  private boolean isSaid(String library) {
    for (Api api : graph.apis(Effect.SessionId.class)) {
      if (library(api.type().replace('.', '/')).equals(library)) {
        for (Spot spot : sites.of(api)) {
          if (api.effects().stream().anyMatch(effect -> says(spot, effect))) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /** A constant tells no session from another. */
  private boolean says(Spot spot, Effect effect) {
    return effect instanceof Effect.SessionId id
        && (id.key().isEmpty() || isText(spot.method(), argument(spot.call(), 1), id.key()))
        && !isConstant(spot.method(), argument(spot.call(), id.slot()));
  }

  private static int argument(Step.Call call, int slot) {
    int index = call.kind() == Invocation.STATIC ? slot - 1 : slot;
    return index < call.arguments().length ? call.arguments()[index] : 0;
  }

  private boolean isText(MethodModel method, int value, String text) {
    return graph.steps(method).stream()
        .anyMatch(
            step ->
                step instanceof Step.Text constant
                    && constant.value() == value
                    && constant.text().equals(text));
  }

  private boolean isConstant(MethodModel method, int value) {
    return value == 0
        || graph.steps(method).stream()
            .anyMatch(step -> step instanceof Step.Text constant && constant.value() == value);
  }
}
