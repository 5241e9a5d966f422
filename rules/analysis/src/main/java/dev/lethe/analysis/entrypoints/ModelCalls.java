package dev.lethe.analysis.entrypoints;

import dev.lethe.analysis.facts.TypeNames;
import dev.lethe.analysis.flow.Step;
import dev.lethe.analysis.program.AnnotationModels;
import dev.lethe.analysis.program.ClassModel;
import dev.lethe.analysis.program.MethodModel;
import dev.lethe.analysis.program.Program;
import dev.lethe.catalogue.frameworks.Framework;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Code that asks a model, and where that begins: what calls it, up to what nothing in the
 * application calls but {@code main} and what puts objects together.
 */
final class ModelCalls {

  private static final String MAIN = "main([Ljava/lang/String;)V";

  private final Program program;
  private final CallSites sites;

  ModelCalls(Program program, CallSites sites) {
    this.program = program;
    this.sites = sites;
  }

  /** Where asking a model of a framework begins, each with the reason. */
  Map<MethodModel, String> of(Framework framework, Framework.Section section) {
    Map<MethodModel, String> found = new LinkedHashMap<>();
    for (Framework.Call call : section.calls()) {
      if (call.role() == Framework.Role.ASKS) {
        String reason = "asks a model by " + call.text() + " of " + framework.library();
        begins(framework, sites.of(TypeNames.internal(call.type()), call.method()), reason, found);
      } else if (call.role() == Framework.Role.IMPLEMENTS) {
        implemented(call).forEach(type -> asked(framework, type, found));
      }
    }
    annotated(section).forEach(type -> asked(framework, type, found));
    return found;
  }

  private void begins(
      Framework framework,
      List<CallSites.Site> asking,
      String reason,
      Map<MethodModel, String> found) {
    Set<MethodModel> callers = new LinkedHashSet<>();
    for (CallSites.Site site : asking) {
      if (!framework.owns(TypeNames.binary(site.caller().owner().name()))) {
        callers.add(site.caller());
      }
    }
    beginnings(callers).forEach(method -> found.putIfAbsent(method, reason));
  }

  // ---- interfaces that a framework implements

  private Set<ClassModel> implemented(Framework.Call call) {
    Set<ClassModel> types = new LinkedHashSet<>();
    for (CallSites.Site site : sites.of(TypeNames.internal(call.type()), call.method())) {
      for (Step origin : sites.given(site, call.slot())) {
        ClassModel type =
            origin instanceof Step.ClassConstant constant && program.isApplication(constant.type())
                ? program.find(constant.type())
                : null;
        if (type != null && type.isInterface()) {
          types.add(type);
        }
      }
    }
    return types;
  }

  private Set<ClassModel> annotated(Framework.Section section) {
    Set<ClassModel> types = new LinkedHashSet<>();
    for (Framework.Annotation agent : section.agents()) {
      String name = TypeNames.internal(agent.type());
      for (ClassModel model : program.application()) {
        if (model.isMarked() && AnnotationModels.contains(model.annotations(), name)) {
          types.add(model);
        }
      }
    }
    return types;
  }

  private void asked(Framework framework, ClassModel type, Map<MethodModel, String> found) {
    String reason =
        "asks a model by "
            + TypeNames.binary(type.name())
            + ", which "
            + framework.library()
            + " implements";
    for (MethodModel method : type.methods()) {
      if (method.isAbstract()) {
        begins(framework, sites.of(method), reason, found);
      }
    }
  }

  // ---- where it begins

  /** The outermost methods that lead to some, short of those that only put things together. */
  Set<MethodModel> beginnings(Set<MethodModel> asking) {
    Set<MethodModel> beginnings = new LinkedHashSet<>();
    Set<MethodModel> seen = new HashSet<>(asking);
    Deque<MethodModel> open = new ArrayDeque<>(asking);
    while (!open.isEmpty()) {
      MethodModel method = open.poll();
      List<MethodModel> callers = callers(method);
      callers.stream().filter(seen::add).forEach(open::add);
      if (callers.isEmpty()) {
        beginnings.add(method);
      }
    }
    return beginnings.isEmpty() ? asking : beginnings;
  }

  private List<MethodModel> callers(MethodModel method) {
    List<MethodModel> callers = new ArrayList<>();
    if (!isAssembly(method)) {
      for (CallSites.Site site : sites.of(method)) {
        if (site.caller() != method && !isAssembly(site.caller())) {
          callers.add(site.caller());
        }
      }
    }
    return callers;
  }

  /** Code that runs while a program is put together: {@code main}, constructors, initialisers. */
  private static boolean isAssembly(MethodModel method) {
    return method.selector().equals(MAIN) || method.isConstructor() || method.isInitializer();
  }
}
