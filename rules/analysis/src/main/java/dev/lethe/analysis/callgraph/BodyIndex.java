package dev.lethe.analysis.callgraph;

import dev.lethe.analysis.flow.Member;
import dev.lethe.analysis.flow.Step;
import dev.lethe.analysis.flow.StepVisitor;
import dev.lethe.analysis.program.ClassModel;
import dev.lethe.analysis.program.FieldModel;
import dev.lethe.analysis.program.MethodModel;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Which bodies of a class call, create or assign what; each class's bodies are gone through once,
 * when it is first asked about.
 */
final class BodyIndex {

  /** A body and the class that its reference names. */
  private record Mention(MethodModel method, String owner) {

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Mention mention
          && method == mention.method
          && owner.equals(mention.owner);
    }

    @Override
    public int hashCode() {
      return method.hashCode() * 31 + owner.hashCode();
    }
  }

  private final Solver solver;
  private final Map<ClassModel, Map<String, Set<Mention>>> byClass = new HashMap<>();

  BodyIndex(Solver solver) {
    this.solver = solver;
  }

  /** Bodies that may call or refer to a method, by a name of its class or a relative of that. */
  List<MethodModel> calling(List<ClassModel> classes, MethodModel method) {
    List<MethodModel> found = new ArrayList<>();
    for (Mention mention : mentions(classes, "call " + method.selector())) {
      boolean exact = method.isConstructor();
      if (mention.owner.equals(method.owner().name())
          || (!exact && related(mention.owner, method.owner().name()))) {
        found.add(mention.method);
      }
    }
    return found.stream().distinct().toList();
  }

  private boolean related(String called, String declared) {
    return solver.program.isSubtype(called, declared) || solver.program.isSubtype(declared, called);
  }

  /** Bodies that create objects of exactly a class. */
  List<MethodModel> creating(List<ClassModel> classes, String type) {
    return mentions(classes, "new " + type).stream().map(Mention::method).distinct().toList();
  }

  /** Bodies that assign a field. */
  List<MethodModel> storing(List<ClassModel> classes, FieldModel field) {
    return mentions(classes, "store " + field.name()).stream()
        .filter(mention -> solver.program.resolveField(mention.owner, field.name()) == field)
        .map(Mention::method)
        .distinct()
        .toList();
  }

  private List<Mention> mentions(List<ClassModel> classes, String key) {
    List<Mention> found = new ArrayList<>();
    for (ClassModel model : classes) {
      found.addAll(byClass.computeIfAbsent(model, this::index).getOrDefault(key, Set.of()));
    }
    return found;
  }

  private Map<String, Set<Mention>> index(ClassModel model) {
    Map<String, Set<Mention>> index = new HashMap<>();
    for (MethodModel method : model.methods()) {
      if (!method.isAbstract()) {
        Entries entries = new Entries(method, index);
        solver.flow(method).steps().forEach(step -> step.accept(entries));
      }
    }
    return index;
  }

  private static final class Entries implements StepVisitor {

    private final MethodModel method;
    private final Map<String, Set<Mention>> into;

    Entries(MethodModel method, Map<String, Set<Mention>> into) {
      this.method = method;
      this.into = into;
    }

    private void add(String key, String owner) {
      into.computeIfAbsent(key, any -> new LinkedHashSet<>(2)).add(new Mention(method, owner));
    }

    private void call(Member target) {
      add("call " + target.name() + target.descriptor(), target.owner());
    }

    @Override
    public void visit(Step.Call step) {
      call(step.target());
    }

    @Override
    public void visit(Step.Function step) {
      call(step.implementation());
      if (step.constructs()) {
        add("new " + step.implementation().owner(), step.implementation().owner());
      }
    }

    @Override
    public void visit(Step.New step) {
      add("new " + step.type(), step.type());
    }

    @Override
    public void visit(Step.Store step) {
      add("store " + step.field().name(), step.field().owner());
    }
  }
}
