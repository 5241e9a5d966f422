package dev.lethe.analysis.entrypoints;

import dev.lethe.analysis.bytecode.Flows;
import dev.lethe.analysis.flow.Flow;
import dev.lethe.analysis.flow.Invocation;
import dev.lethe.analysis.flow.Member;
import dev.lethe.analysis.flow.Step;
import dev.lethe.analysis.program.ClassModel;
import dev.lethe.analysis.program.MethodModel;
import dev.lethe.analysis.program.Program;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Where application code calls methods, or makes references to them. */
final class CallSites {

  private final Program program;
  private final Flows flows;
  private final Origins origins;

  CallSites(Program program, Flows flows) {
    this.program = program;
    this.flows = flows;
    this.origins = new Origins(program, flows);
  }

  /**
   * A call, or a reference to a method.
   *
   * @param caller the method whose body does so
   * @param step the call, or the making of the function
   */
  record Site(MethodModel caller, Step step) {}

  /** Calls of a type's methods of a name, also through its subtypes; in the order of classes. */
  List<Site> of(String type, String name) {
    ClassModel declaring = program.findQuietly(List.of(type));
    List<Site> sites = new ArrayList<>();
    if (declaring != null) {
      for (String descriptor : descriptors(declaring, name)) {
        List<ClassModel> classes =
            name.equals("<init>")
                ? program.references().toConstructors(type)
                : program.references().to(name, descriptor);
        Member meant = new Member(type, name, descriptor);
        sites.addAll(naming(meant, classes, owner -> program.isSubtype(owner, type)));
      }
    }
    return sites;
  }

  private Set<String> descriptors(ClassModel type, String name) {
    Set<String> descriptors = new LinkedHashSet<>();
    for (ClassModel model : program.lineage(type.name())) {
      model.methods().stream()
          .filter(method -> method.name().equals(name))
          .forEach(method -> descriptors.add(method.descriptor()));
    }
    return descriptors;
  }

  /** Calls that a method may get, by the type that they name. */
  List<Site> of(MethodModel method) {
    String owner = method.owner().name();
    return naming(
        new Member(owner, method.name(), method.descriptor()),
        program.references().to(method.name(), method.descriptor()),
        named -> program.isSubtype(owner, named) || program.isSubtype(named, owner));
  }

  private List<Site> naming(Member meant, List<ClassModel> classes, Predicate<String> isMeant) {
    List<Site> sites = new ArrayList<>();
    for (ClassModel model : classes) {
      for (MethodModel caller : model.methods()) {
        for (Step step : flow(caller).steps()) {
          Member target = target(step);
          if (target != null && isNamed(meant, target) && isMeant.test(target.owner())) {
            sites.add(new Site(caller, step));
          }
        }
      }
    }
    return sites;
  }

  private static boolean isNamed(Member meant, Member target) {
    return target.name().equals(meant.name()) && target.descriptor().equals(meant.descriptor());
  }

  private static @Nullable Member target(Step step) {
    if (step instanceof Step.Call call) {
      return call.target();
    }
    return step instanceof Step.Function function ? function.implementation() : null;
  }

  Flow flow(MethodModel method) {
    return flows.of(method);
  }

  /** The steps that a value of a body can come from. */
  List<Step> origins(MethodModel method, int value) {
    return origins.of(method, value);
  }

  /**
   * The steps that a parameter of a call comes from, by its number; none where it is a reference.
   */
  List<Step> given(Site site, int parameter) {
    if (!(site.step() instanceof Step.Call call)) {
      return List.of();
    }
    int index = parameter - (call.kind() == Invocation.STATIC ? 1 : 0);
    return index < call.arguments().length
        ? origins(site.caller(), call.arguments()[index])
        : List.of();
  }
}
