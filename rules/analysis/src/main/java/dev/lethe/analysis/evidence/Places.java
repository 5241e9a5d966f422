package dev.lethe.analysis.evidence;

import dev.lethe.analysis.callgraph.CallGraph;
import dev.lethe.analysis.flow.Member;
import dev.lethe.analysis.flow.Step;
import dev.lethe.analysis.program.ClassModel;
import dev.lethe.analysis.program.FieldModel;
import dev.lethe.analysis.program.MethodModel;
import dev.lethe.catalogue.finding.Place;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Gives places their names: a lambda's body counts as the method in which it was written. */
public final class Places {

  private final CallGraph graph;
  private final Map<ClassModel, Map<String, MethodModel>> writers = new HashMap<>();

  public Places(CallGraph graph) {
    this.graph = graph;
  }

  /** A line of a method. */
  public Place of(MethodModel method, int line) {
    MethodModel written = written(method);
    return new Place(binary(written.owner()), written.selector(), file(method.owner()), line);
  }

  /** A field's declaration; class files do not say where that is. */
  public Place of(FieldModel field) {
    return new Place(binary(field.owner()), field.name(), file(field.owner()), 0);
  }

  /** A class's declaration. */
  public Place of(ClassModel model) {
    return new Place(binary(model), "", file(model), 0);
  }

  private static String binary(ClassModel model) {
    return model.name().replace('/', '.');
  }

  private static String file(ClassModel model) {
    int slash = model.name().lastIndexOf('/');
    return model.name().substring(0, slash + 1) + model.sourceFile();
  }

  /** The method that a person wrote: itself, or the one around a lambda's body. */
  public MethodModel written(MethodModel method) {
    MethodModel at = method;
    for (int depth = 0; at.isSynthetic() && !at.isBridge() && depth < 16; depth++) {
      MethodModel around = writers(at.owner()).get(at.selector());
      if (around == null || around == at) {
        return at;
      }
      at = around;
    }
    return at;
  }

  private Map<String, MethodModel> writers(ClassModel model) {
    Map<String, MethodModel> known = writers.get(model);
    if (known == null) {
      known = new HashMap<>();
      for (MethodModel method : model.methods()) {
        for (Step step : graph.steps(method)) {
          @Nullable Member body =
              step instanceof Step.Function function ? function.implementation() : null;
          if (body != null && body.owner().equals(model.name())) {
            known.putIfAbsent(body.name() + body.descriptor(), method);
          }
        }
      }
      writers.put(model, known);
    }
    return known;
  }
}
