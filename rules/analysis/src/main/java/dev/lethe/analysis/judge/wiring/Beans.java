package dev.lethe.analysis.judge.wiring;

import dev.lethe.analysis.callgraph.CallGraph;
import dev.lethe.analysis.models.Scopes;
import dev.lethe.analysis.program.ClassModel;
import dev.lethe.analysis.program.Descriptors;
import dev.lethe.analysis.program.MethodModel;
import dev.lethe.analysis.program.Program;
import java.util.ArrayList;
import java.util.List;

/** What a container gives where a bean is asked for. */
final class Beans {

  private final Program program;
  private final Scopes scopes;

  Beans(CallGraph graph, Scopes scopes) {
    this.program = graph.program();
    this.scopes = scopes;
  }

  /** Whether a container calls a method or constructor with beans. */
  boolean areGivenTo(MethodModel method) {
    return scopes.makesSingleton(method)
        || (method.isConstructor() && scopes.isSingleton(method.owner().name()));
  }

  /** The bean methods that can make a bean of a type. */
  List<MethodModel> makersOf(String type) {
    List<MethodModel> makers = new ArrayList<>();
    for (ClassModel model : program.application()) {
      for (MethodModel method : model.methods()) {
        if (isOf(method.returnType(), type) && scopes.makesSingleton(method)) {
          makers.add(method);
        }
      }
    }
    return makers;
  }

  /** The classes of the application that are beans of a type. */
  List<ClassModel> classesOf(String type) {
    List<ClassModel> classes = new ArrayList<>();
    for (ClassModel model : program.subtypes(type)) {
      if (model.isApplication() && scopes.isSingleton(model.name())) {
        classes.add(model);
      }
    }
    return classes;
  }

  private boolean isOf(String made, String wanted) {
    return Descriptors.isReference(made)
        && !made.equals("java/lang/Object")
        && (program.isSubtype(made, wanted) || program.isSubtype(wanted, made));
  }
}
