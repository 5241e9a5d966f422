package dev.lethe.analysis.entrypoints;

import dev.lethe.analysis.bytecode.Flows;
import dev.lethe.analysis.flow.Invocation;
import dev.lethe.analysis.flow.Member;
import dev.lethe.analysis.flow.Step;
import dev.lethe.analysis.program.ClassModel;
import dev.lethe.analysis.program.MethodModel;
import dev.lethe.analysis.program.Program;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The steps that a value comes from: in its body, through casts, joins, arrays and the JDK's
 * collections, and where it is a field's in all bodies of the field's class.
 */
final class Origins {

  private static final String COLLECTIONS = "java/util/";

  private final Program program;
  private final Flows flows;

  Origins(Program program, Flows flows) {
    this.program = program;
    this.flows = flows;
  }

  List<Step> of(MethodModel method, int value) {
    List<Step> origins = new ArrayList<>();
    for (Step step : inBody(method, Set.of(value))) {
      origins.add(step);
      if (step instanceof Step.Load load) {
        origins.addAll(ofField(load.field()));
      }
    }
    return origins;
  }

  /** What is assigned to a field, or put into what it holds. */
  private List<Step> ofField(Member field) {
    List<Step> origins = new ArrayList<>();
    ClassModel owner = program.find(field.owner());
    if (owner != null && owner.isApplication()) {
      for (MethodModel method : owner.methods()) {
        origins.addAll(inBody(method, values(method, field)));
      }
    }
    return origins;
  }

  private Set<Integer> values(MethodModel method, Member field) {
    Set<Integer> values = new HashSet<>();
    for (Step step : flows.of(method).steps()) {
      if (step instanceof Step.Store store && store.field().equals(field)) {
        values.add(store.value());
      } else if (step instanceof Step.Load load && load.field().equals(field)) {
        values.add(load.value());
      }
    }
    return values;
  }

  private List<Step> inBody(MethodModel method, Set<Integer> known) {
    Set<Integer> values = new HashSet<>(known);
    List<Step> steps = flows.of(method).steps();
    for (boolean more = !values.isEmpty(); more; ) {
      more = false;
      for (Step step : steps) {
        more |= values.addAll(sources(step, values));
      }
    }
    values.remove(0);
    return steps.stream().filter(step -> values.contains(made(step))).toList();
  }

  /** The values that a step puts into others. */
  private static List<Integer> sources(Step step, Set<Integer> others) {
    if (step instanceof Step.Move move && others.contains(move.to())) {
      return List.of(move.from());
    }
    if (step instanceof Step.Cast cast && others.contains(cast.to())) {
      return List.of(cast.from());
    }
    if (step instanceof Step.ArrayStore store && others.contains(store.array())) {
      return List.of(store.value());
    }
    return step instanceof Step.Call call ? collected(call, others) : List.of();
  }

  /** What a collection is made of, or given. */
  private static List<Integer> collected(Step.Call call, Set<Integer> others) {
    List<Integer> given = new ArrayList<>();
    if (call.target().owner().startsWith(COLLECTIONS)) {
      boolean isStatic = call.kind() == Invocation.STATIC;
      int collection =
          isStatic || call.arguments().length == 0 ? call.result() : call.arguments()[0];
      if (collection != 0 && others.contains(collection)) {
        for (int i = isStatic ? 0 : 1; i < call.arguments().length; i++) {
          given.add(call.arguments()[i]);
        }
      }
    }
    return given;
  }

  private static int made(Step step) {
    if (step instanceof Step.New made) {
      return made.value();
    }
    if (step instanceof Step.Function made) {
      return made.value();
    }
    if (step instanceof Step.ClassConstant constant) {
      return constant.value();
    }
    if (step instanceof Step.Text text) {
      return text.value();
    }
    return step instanceof Step.Load load ? load.value() : -1;
  }
}
