package dev.lethe.analysis.entrypoints;

import dev.lethe.analysis.facts.TypeNames;
import dev.lethe.analysis.flow.Member;
import dev.lethe.analysis.flow.Step;
import dev.lethe.analysis.program.ClassModel;
import dev.lethe.analysis.program.Descriptors;
import dev.lethe.analysis.program.MethodModel;
import dev.lethe.analysis.program.Program;
import dev.lethe.catalogue.frameworks.Framework;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Tools that application code hands to a framework: functions, objects, methods by their names. */
final class Handed {

  private final Program program;
  private final CallSites sites;
  private final Map<MethodModel, String> found = new LinkedHashMap<>();

  Handed(Program program, CallSites sites) {
    this.program = program;
    this.sites = sites;
  }

  /** The methods that a framework is given this way, each with the reason. */
  Map<MethodModel, String> by(Framework framework, Framework.Call call) {
    found.clear();
    String reason = "handed to " + call.text() + " of " + framework.library();
    for (CallSites.Site site : sites.of(TypeNames.internal(call.type()), call.method())) {
      if (!framework.owns(TypeNames.binary(site.caller().owner().name()))) {
        look(site, call, reason);
      }
    }
    return new LinkedHashMap<>(found);
  }

  private void look(CallSites.Site site, Framework.Call call, String reason) {
    if (!(site.step() instanceof Step.Call made)) {
      return;
    }
    List<Step> origins = sites.given(site, call.slot());
    if (call.role() == Framework.Role.NAMES) {
      Set<String> names = texts(site.caller(), made);
      origins.forEach(origin -> named(type(origin), names, reason));
    } else if (!origins.isEmpty()) {
      String expected = Descriptors.parameters(made.target().descriptor()).get(call.slot() - 1);
      origins.forEach(origin -> handed(origin, expected, reason));
    }
  }

  // ---- functions and objects

  private void handed(Step origin, String expected, String reason) {
    if (origin instanceof Step.Function function) {
      Member code = function.implementation();
      keep(program.resolve(code.owner(), code.name(), code.descriptor()), reason);
    } else if (origin instanceof Step.New made) {
      implementations(made.type(), expected).forEach(method -> keep(method, reason));
    }
  }

  /** What a class does of what is expected of it. */
  private List<MethodModel> implementations(String type, String expected) {
    List<MethodModel> methods = new ArrayList<>();
    for (ClassModel model : program.lineage(expected)) {
      for (MethodModel method : model.methods()) {
        MethodModel selected =
            method.isAbstract() ? program.dispatch(type, method.name(), method.descriptor()) : null;
        if (selected != null) {
          methods.add(selected);
        }
      }
    }
    return methods;
  }

  // ---- methods by name

  private Set<String> texts(MethodModel caller, Step.Call made) {
    Set<String> texts = new HashSet<>();
    for (int argument : made.arguments()) {
      sites
          .origins(caller, argument)
          .forEach(
              origin -> {
                if (origin instanceof Step.Text text) {
                  texts.add(text.text());
                }
              });
    }
    return texts;
  }

  /** The class that is meant by a class constant, or by an object of it. */
  private static @Nullable String type(Step origin) {
    if (origin instanceof Step.ClassConstant constant) {
      return constant.type();
    }
    return origin instanceof Step.New made ? made.type() : null;
  }

  private void named(@Nullable String type, Set<String> names, String reason) {
    if (type != null) {
      for (ClassModel model : program.lineage(type)) {
        model.methods().stream()
            .filter(method -> names.contains(method.name()) && !method.isSynthetic())
            .forEach(method -> keep(method, reason));
      }
    }
  }

  private void keep(@Nullable MethodModel method, String reason) {
    if (method != null && method.owner().isApplication() && !method.isAbstract()) {
      found.putIfAbsent(method, reason);
    }
  }
}
