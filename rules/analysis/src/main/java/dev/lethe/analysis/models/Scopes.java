package dev.lethe.analysis.models;

import dev.lethe.analysis.program.AnnotationModel;
import dev.lethe.analysis.program.ClassModel;
import dev.lethe.analysis.program.MethodModel;
import dev.lethe.analysis.program.Program;
import dev.lethe.catalogue.apis.BeanScopes;
import java.util.List;

/** Which classes a container makes beans of, and which of them once for the whole application. */
public final class Scopes {

  private static final int DEEPEST = 3;

  private final Program program;
  private final BeanScopes known;

  public Scopes(Program program, BeanScopes known) {
    this.program = program;
    this.known = known;
  }

  /** Whether a class is a bean of singleton scope. */
  public boolean isSingleton(String type) {
    ClassModel model = program.find(type);
    return model != null
        && isAny(model.annotations(), known.singletons())
        && !isNarrower(model.annotations());
  }

  /** Whether a container makes objects of a class: by its scope, or by what is injected. */
  public boolean isBean(ClassModel model) {
    return isAny(model.annotations(), known.singletons())
        || isAny(model.annotations(), known.narrower())
        || model.methods().stream()
            .anyMatch(it -> it.isConstructor() && isAny(it.annotations(), known.injecting()));
  }

  /** Whether a class is a bean of which a container makes more than one. */
  public boolean isNarrower(String type) {
    ClassModel model = program.find(type);
    return model != null && isNarrower(model.annotations());
  }

  /** Whether a method makes a bean of singleton scope. */
  public boolean makesSingleton(MethodModel method) {
    return (isAny(method.annotations(), known.factories())
            || isAny(method.annotations(), known.singletons()))
        && !isNarrower(method.annotations());
  }

  private boolean isAny(List<AnnotationModel> annotations, List<String> types) {
    return annotations.stream().anyMatch(it -> says(it.type(), types, DEEPEST));
  }

  /** A stereotype of the application's own says what the annotations on it say. */
  private boolean says(String annotation, List<String> types, int depth) {
    if (types.contains(annotation.replace('/', '.'))) {
      return true;
    }
    ClassModel model =
        depth == 0 || annotation.startsWith("java/") ? null : program.find(annotation);
    return model != null
        && model.annotations().stream().anyMatch(it -> says(it.type(), types, depth - 1));
  }

  /** A scope annotation narrows unless its value says singleton, or nothing. */
  private boolean isNarrower(List<AnnotationModel> annotations) {
    return annotations.stream()
        .anyMatch(
            it -> known.narrower().contains(it.type().replace('/', '.')) && !saysSingleton(it));
  }

  private static boolean saysSingleton(AnnotationModel scope) {
    String value = scope.text("value").isEmpty() ? scope.text("scopeName") : scope.text("value");
    return scope.type().endsWith("/Scope") && (value.isEmpty() || value.equals("singleton"));
  }
}
