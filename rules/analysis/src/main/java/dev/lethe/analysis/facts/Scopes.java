package dev.lethe.analysis.facts;

import dev.lethe.analysis.program.AnnotationModel;
import dev.lethe.analysis.program.ClassModel;
import dev.lethe.analysis.program.MethodModel;
import dev.lethe.analysis.program.Program;
import dev.lethe.catalogue.apis.BeanScopes;
import java.util.List;

/** Which beans a container makes once for the whole application. */
public final class Scopes {

  private final Program program;
  private final BeanScopes known;

  Scopes(Program program, BeanScopes known) {
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

  /** Whether a method makes a bean of singleton scope. */
  public boolean makesSingleton(MethodModel method) {
    return isAny(method.annotations(), known.factories()) && !isNarrower(method.annotations());
  }

  private static boolean isAny(List<AnnotationModel> annotations, List<String> types) {
    return annotations.stream().anyMatch(it -> types.contains(it.type().replace('/', '.')));
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
