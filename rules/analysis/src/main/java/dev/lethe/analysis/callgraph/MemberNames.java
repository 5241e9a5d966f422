package dev.lethe.analysis.callgraph;

import dev.lethe.analysis.program.ClassModel;
import dev.lethe.analysis.program.FieldModel;
import dev.lethe.analysis.program.MethodModel;
import dev.lethe.analysis.program.Program;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Which names the members of classes have, inherited ones included. */
final class MemberNames {

  private final Program program;
  private final Map<ClassModel, Set<String>> methods = new HashMap<>();
  private final Map<ClassModel, Set<String>> fields = new HashMap<>();

  MemberNames(Program program) {
    this.program = program;
  }

  boolean hasMethod(ClassModel model, String name) {
    return methods.computeIfAbsent(model, this::methods).contains(name);
  }

  boolean hasField(ClassModel model, String name) {
    return fields.computeIfAbsent(model, this::fields).contains(name);
  }

  private Set<String> methods(ClassModel type) {
    Set<String> names = new HashSet<>();
    for (ClassModel model : program.lineage(type.name())) {
      model.methods().stream().map(MethodModel::name).forEach(names::add);
    }
    return names;
  }

  private Set<String> fields(ClassModel type) {
    Set<String> names = new HashSet<>();
    for (ClassModel model : program.lineage(type.name())) {
      model.fields().stream().map(FieldModel::name).forEach(names::add);
    }
    return names;
  }
}
