package dev.lethe.analysis.callgraph;

import dev.lethe.analysis.program.ClassModel;
import dev.lethe.analysis.program.FieldModel;
import dev.lethe.analysis.program.MethodModel;
import dev.lethe.analysis.program.Program;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Which names the members of classes have, inherited ones included. */
final class MemberNames {

  private final Program program;
  private final Map<ClassModel, Set<String>> methods = new HashMap<>();
  private final Map<ClassModel, Set<String>> fields = new HashMap<>();

  MemberNames(Program program) {
    this.program = program;
  }

  boolean hasMethod(ClassModel model, String name) {
    return names(model, methods, it -> it.methods().stream().map(MethodModel::name)).contains(name);
  }

  boolean hasField(ClassModel model, String name) {
    return names(model, fields, it -> it.fields().stream().map(FieldModel::name)).contains(name);
  }

  private Set<String> names(
      ClassModel model,
      Map<ClassModel, Set<String>> known,
      Function<ClassModel, Stream<String>> declared) {
    return known.computeIfAbsent(
        model,
        key -> program.lineage(key.name()).stream().flatMap(declared).collect(Collectors.toSet()));
  }
}
