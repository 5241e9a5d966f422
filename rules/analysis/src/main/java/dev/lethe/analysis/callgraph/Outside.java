package dev.lethe.analysis.callgraph;

import dev.lethe.analysis.flow.Member;
import dev.lethe.analysis.flow.Step;
import dev.lethe.analysis.program.ClassModel;
import dev.lethe.analysis.program.FieldModel;
import dev.lethe.analysis.program.MethodModel;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Application code that no session runs but that decides what a session is given: who calls an entry point, creates an agent, or
 * assigns a field that the agent reads. It is looked at on demand only, from constant pools first.
 */
final class Outside {

  private final Solver solver;
  private final ArrayDeque<MethodModel> wanted = new ArrayDeque<>();
  private final Set<MethodModel> included = new HashSet<>();
  private final Set<Object> asked = new HashSet<>();

  Outside(Solver solver) {
    this.solver = solver;
  }

  /** Takes in what was asked for since the last time; says whether that was anything. */
  boolean more() {
    boolean any = !wanted.isEmpty();
    while (!wanted.isEmpty()) {
      takeIn(wanted.remove());
    }
    return any;
  }

  private void include(MethodModel method) {
    if (!solver.roots.isEntryPoint(method) && included.add(method)) {
      wanted.add(method);
    }
  }

  private void takeIn(MethodModel method) {
    Context context = solver.context(method, World.OUTSIDE);
    List<MethodModel> callers = callers(method);
    callers.forEach(this::include);
    if (callers.isEmpty() && !method.isInitializer()) {
      calledByNobody(context);
    }
  }

  /** A framework calls it, if anything does. */
  private void calledByNobody(Context context) {
    MethodModel method = context.method();
    Site site = new Site(context, Solver.madeUp(method, context.flow().firstLine()));
    int[] parameters = context.parameters();
    int shift = method.isStatic() ? 0 : 1;
    if (shift == 1) {
      solver.constraints.flow(solver.created.node(method.owner().name()), parameters[0]);
    }
    for (int i = shift; i < parameters.length; i++) {
      solver.created.anything(method.parameterTypes().get(i - shift), parameters[i], site);
    }
  }

  // ---- who

  /** Takes in the code that assigns a field. */
  void stores(FieldModel field) {
    if (asked.add(field)) {
      List<ClassModel> classes = solver.program.references().to(field.name(), field.descriptor());
      methods(classes, step -> isStore(step, field)).forEach(this::include);
    }
  }

  private boolean isStore(Step step, FieldModel field) {
    return step instanceof Step.Store store
        && store.field().name().equals(field.name())
        && solver.program.resolveField(store.field().owner(), store.field().name()) == field;
  }

  /** Takes in the code that creates objects of a type's concrete application classes; says whether there is any. */
  boolean creators(String type) {
    boolean any = false;
    for (ClassModel model : solver.program.subtypes(type)) {
      if (model.isApplication() && model.isConcrete()) {
        List<MethodModel> creators = creatorsOf(model.name());
        creators.forEach(this::include);
        any |= !creators.isEmpty();
      }
    }
    return any;
  }

  private List<MethodModel> creatorsOf(String type) {
    return methods(solver.program.references().toConstructors(type), step -> isCreation(step, type));
  }

  private static boolean isCreation(Step step, String type) {
    return (step instanceof Step.New made && made.type().equals(type))
        || (step instanceof Step.Function function
            && function.constructs()
            && function.implementation().owner().equals(type));
  }

  /** Takes in the application's own calls of a method, other than the method's own; says whether there are any. */
  boolean callersOf(MethodModel method) {
    List<MethodModel> callers = new ArrayList<>(callers(method));
    callers.remove(method);
    callers.forEach(this::include);
    return !callers.isEmpty();
  }

  private List<MethodModel> callers(MethodModel method) {
    List<ClassModel> classes =
        method.isConstructor()
            ? solver.program.references().toConstructors(method.owner().name())
            : solver.program.references().to(method.name(), method.descriptor());
    return methods(classes, step -> isCall(step, method));
  }

  private boolean isCall(Step step, MethodModel method) {
    Member target =
        step instanceof Step.Call call
            ? call.target()
            : step instanceof Step.Function function ? function.implementation() : null;
    return target != null
        && target.name().equals(method.name())
        && target.descriptor().equals(method.descriptor())
        && related(target.owner(), method.owner().name());
  }

  private boolean related(String called, String declared) {
    return solver.program.isSubtype(called, declared) || solver.program.isSubtype(declared, called);
  }

  private List<MethodModel> methods(List<ClassModel> classes, Predicate<Step> wantedStep) {
    List<MethodModel> found = new ArrayList<>();
    for (ClassModel model : classes) {
      for (MethodModel method : model.methods()) {
        if (!method.isAbstract() && solver.flow(method).steps().stream().anyMatch(wantedStep)) {
          found.add(method);
        }
      }
    }
    return found;
  }

}
