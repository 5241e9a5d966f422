package dev.lethe.analysis.judge.wiring;

import dev.lethe.analysis.callgraph.CallGraph;
import dev.lethe.analysis.flow.Step;
import dev.lethe.analysis.program.ClassModel;
import dev.lethe.analysis.program.FieldModel;
import dev.lethe.analysis.program.MethodModel;
import dev.lethe.analysis.program.Program;
import dev.lethe.catalogue.apis.Api;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** Where the application's code calls what; constant pools say which bodies are worth a look. */
final class CallSites {

  private static final String CONSTRUCTOR = "<init>";

  private final CallGraph graph;
  private final Program program;

  CallSites(CallGraph graph) {
    this.graph = graph;
    this.program = graph.program();
  }

  /** The calls of a method that the catalogue knows; none where its library is under check. */
  List<Spot> of(Api api) {
    String type = api.type().replace('.', '/');
    ClassModel declaring = program.isApplication(type) ? null : program.findQuietly(List.of(type));
    if (declaring == null) {
      return List.of();
    }
    Set<Spot> found = new LinkedHashSet<>();
    for (MethodModel method : declaring.methods()) {
      if (api.names(method.name())) {
        found.addAll(
            calls(
                referring(method),
                call ->
                    call.target().name().equals(method.name())
                        && call.target().descriptor().equals(method.descriptor())
                        && program.isSubtype(call.target().owner(), type)));
      }
    }
    return List.copyOf(found);
  }

  /** The application's own calls of one of its methods. */
  List<Spot> callers(MethodModel method) {
    return calls(
        referring(method),
        call ->
            call.target().name().equals(method.name())
                && call.target().descriptor().equals(method.descriptor())
                && isNamed(call.target().owner(), method));
  }

  private boolean isNamed(String owner, MethodModel method) {
    String declared = method.owner().name();
    return owner.equals(declared)
        || (!method.isConstructor()
            && (program.isSubtype(owner, declared) || program.isSubtype(declared, owner)));
  }

  private List<ClassModel> referring(MethodModel method) {
    return method.name().equals(CONSTRUCTOR)
        ? program.references().toConstructors(method.owner().name())
        : program.references().to(method.name(), method.descriptor());
  }

  private List<Spot> calls(List<ClassModel> classes, Predicate<Step.Call> wanted) {
    List<Spot> found = new ArrayList<>();
    for (ClassModel model : classes) {
      for (MethodModel method : model.methods()) {
        for (Step step : graph.steps(method)) {
          if (step instanceof Step.Call call && wanted.test(call)) {
            found.add(new Spot(method, call));
          }
        }
      }
    }
    return found;
  }

  /** A value that gets into a field. */
  record Assigned(MethodModel method, int value) {}

  /** What the application assigns to a field. */
  List<Assigned> assigned(FieldModel field) {
    List<Assigned> found = new ArrayList<>();
    for (ClassModel model : program.references().to(field.name(), field.descriptor())) {
      for (MethodModel method : model.methods()) {
        for (Step step : graph.steps(method)) {
          if (step instanceof Step.Store store
              && store.field().name().equals(field.name())
              && program.resolveField(store.field().owner(), field.name()) == field) {
            found.add(new Assigned(method, store.value()));
          }
        }
      }
    }
    return found;
  }
}
