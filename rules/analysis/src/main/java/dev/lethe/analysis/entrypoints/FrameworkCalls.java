package dev.lethe.analysis.entrypoints;

import static java.util.stream.Collectors.toSet;

import dev.lethe.analysis.facts.TypeNames;
import dev.lethe.analysis.program.ClassModel;
import dev.lethe.analysis.program.MethodModel;
import dev.lethe.analysis.program.Program;
import dev.lethe.catalogue.frameworks.Framework;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Methods of the application that agent frameworks call: annotated as tools or steps, or overriding
 * what a framework calls. A framework's own classes, should they be under check, are none.
 */
final class FrameworkCalls {

  private final Program program;
  private final List<Framework> frameworks;
  private final Set<Framework> underCheck;
  private @Nullable Set<String> outside;

  FrameworkCalls(Program program, List<Framework> frameworks) {
    this.program = program;
    this.frameworks = frameworks;
    this.underCheck = frameworks.stream().filter(this::isUnderCheck).collect(toSet());
  }

  private boolean isUnderCheck(Framework framework) {
    return framework.sections().stream()
        .anyMatch(
            section ->
                section.annotations().stream().anyMatch(it -> isApplication(it.type()))
                    || section.overrides().stream().anyMatch(it -> isApplication(it.type())));
  }

  private boolean isApplication(String binary) {
    return program.isApplication(TypeNames.internal(binary));
  }

  private Set<String> outside() {
    if (outside == null) {
      outside = libraryParents();
    }
    return outside;
  }

  /** Library types that application classes directly extend or implement. */
  private Set<String> libraryParents() {
    Set<String> parents = new TreeSet<>();
    for (ClassModel model : program.application()) {
      for (String parent : Program.parents(model)) {
        if (!program.isApplication(parent) && !parent.startsWith("java/")) {
          parents.add(parent);
        }
      }
    }
    return parents;
  }

  /** Methods that bear an annotation, each with the reason, in the order of their classes. */
  Map<MethodModel, String> annotated() {
    Map<String, Marker> markers = markers();
    Map<MethodModel, String> found = new LinkedHashMap<>();
    for (ClassModel model : program.application()) {
      if (model.isMarked()) {
        model.methods().forEach(method -> annotated(method, markers, found));
      }
    }
    return found;
  }

  private record Marker(Framework framework, String reason) {}

  private Map<String, Marker> markers() {
    Map<String, Marker> markers = new LinkedHashMap<>();
    for (Framework framework : frameworks) {
      for (Framework.Section section : framework.sections()) {
        for (Framework.Annotation it : section.annotations()) {
          markers.put(
              TypeNames.internal(it.type()), new Marker(framework, reason(it.text(), framework)));
        }
      }
    }
    return markers;
  }

  private void annotated(
      MethodModel method, Map<String, Marker> markers, Map<MethodModel, String> found) {
    method.annotations().stream()
        .map(annotation -> markers.get(annotation.type()))
        .filter(marker -> marker != null && !isOwn(method.owner(), marker.framework()))
        .findFirst()
        .ifPresent(marker -> found.put(method, marker.reason()));
  }

  /** Methods that override what a framework calls, each with the reason. */
  Map<MethodModel, String> overriding() {
    Map<MethodModel, String> found = new LinkedHashMap<>();
    for (Framework framework : frameworks) {
      for (Framework.Section section : framework.sections()) {
        section.overrides().forEach(it -> overriding(it, framework, found));
      }
    }
    return found;
  }

  private void overriding(
      Framework.Override override, Framework framework, Map<MethodModel, String> found) {
    String type = TypeNames.internal(override.type());
    ClassModel declaring = program.findQuietly(List.of(type));
    if (declaring != null) {
      Set<String> meant = selectors(declaring, override.method());
      String reason = reason(override.text(), framework) + ", overridden";
      for (ClassModel model : below(type)) {
        if (!isOwn(model, framework)) {
          overrides(model, meant).forEach(method -> found.putIfAbsent(method, reason));
        }
      }
    }
  }

  /** Application classes below a type, also where library types stand in between. */
  private List<ClassModel> below(String type) {
    List<ClassModel> found = new ArrayList<>();
    if (program.isApplication(type)) {
      found.addAll(program.subtypes(type));
    }
    for (String parent : outside()) {
      if (program.isSubtype(parent, type)) {
        found.addAll(program.subtypes(parent));
      }
    }
    return found;
  }

  private Set<String> selectors(ClassModel type, String name) {
    Set<String> meant = new HashSet<>();
    for (ClassModel parent : program.lineage(type.name())) {
      for (MethodModel method : parent.methods()) {
        if (method.isVirtual() && method.name().equals(name)) {
          meant.add(method.selector());
        }
      }
    }
    return meant;
  }

  /**
   * A bridge stands for the methods of its name and number of parameters: what it calls has other
   * parameter types.
   */
  private List<MethodModel> overrides(ClassModel model, Set<String> meant) {
    List<MethodModel> found = new ArrayList<>();
    for (MethodModel method : model.methods()) {
      if (method.isVirtual() && meant.contains(method.selector())) {
        if (method.isBridge()) {
          found.addAll(bridged(model, method));
        } else if (!method.isSynthetic()) {
          found.add(method);
        }
      }
    }
    return found;
  }

  private List<MethodModel> bridged(ClassModel model, MethodModel bridge) {
    return model.methods().stream()
        .filter(it -> it.isVirtual() && !it.isSynthetic() && it.name().equals(bridge.name()))
        .filter(it -> it.parameterTypes().size() == bridge.parameterTypes().size())
        .toList();
  }

  private boolean isOwn(ClassModel model, Framework framework) {
    return underCheck.contains(framework) && framework.owns(TypeNames.binary(model.name()));
  }

  private static String reason(String text, Framework framework) {
    return text + " of " + framework.library();
  }
}
