package dev.lethe.analysis.judge.notes;

import dev.lethe.analysis.callgraph.CallGraph;
import dev.lethe.analysis.flow.ControlFlow;
import dev.lethe.analysis.flow.Invocation;
import dev.lethe.analysis.flow.Member;
import dev.lethe.analysis.flow.Step;
import dev.lethe.analysis.program.FieldModel;
import dev.lethe.analysis.program.MethodModel;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Names for the values of a body: values that are the same object have the same name, such as two
 * reads of one field, or two calls of {@code notes.get(0)}, as long as nothing changes in between.
 */
final class Names {

  private static final int DEEPEST = 8;
  private static final Set<String> GETTERS =
      Set.of(
          "get",
          "getFirst",
          "getLast",
          "first",
          "last",
          "firstEntry",
          "lastEntry",
          "peek",
          "peekFirst",
          "peekLast",
          "element",
          "getOrDefault",
          "orElse",
          "orElseThrow",
          "size",
          "length",
          "getKey",
          "getValue",
          "requireNonNull",
          "intValue",
          "valueOf");

  private final CallGraph graph;
  private final ControlFlow control;
  private final Map<Integer, Step> definitions = new HashMap<>();
  private final Map<Integer, String> names = new HashMap<>();

  Names(CallGraph graph, ControlFlow control) {
    this.graph = graph;
    this.control = control;
    for (ControlFlow.Node node : control.nodes()) {
      Step step = node.step();
      if (step != null) {
        definitions.put(defined(step), step);
      }
    }
    definitions.remove(0);
  }

  /** The value that a step makes, or 0. */
  static int defined(Step step) {
    if (step instanceof Step.Load load) {
      return load.value();
    }
    if (step instanceof Step.Call call) {
      return call.result();
    }
    if (step instanceof Step.Cast cast) {
      return cast.to();
    }
    if (step instanceof Step.New made) {
      return made.value();
    }
    if (step instanceof Step.Function function) {
      return function.value();
    }
    if (step instanceof Step.Derive derive) {
      return derive.value();
    }
    if (step instanceof Step.ArrayLoad load) {
      return load.value();
    }
    if (step instanceof Step.Concatenation joined) {
      return joined.value();
    }
    if (step instanceof Step.Dynamic dynamic) {
      return dynamic.value();
    }
    return step instanceof Step.Text text ? text.value() : 0;
  }

  /** The step that makes a value; null for parameters, constants and where ways meet. */
  @Nullable Step definition(int value) {
    return definitions.get(value);
  }

  /** What a value is called if it is like no other. */
  static String single(int value) {
    return "#" + value + ";";
  }

  String of(int value) {
    String known = names.get(value);
    if (known == null) {
      known = name(value, DEEPEST);
      names.put(value, known);
    }
    return known;
  }

  private String name(int value, int depth) {
    Object constant = control.constants().get(value);
    if (constant != null) {
      return "=" + constant + ";";
    }
    Step step = definitions.get(value);
    if (step == null || depth == 0) {
      return single(value);
    }
    if (step instanceof Step.Cast cast) {
      return name(cast.from(), depth - 1);
    }
    if (step instanceof Step.Load load) {
      return field(load.field(), load.isStatic() ? "" : name(load.base(), depth - 1));
    }
    if (step instanceof Step.Text text) {
      return "=" + text.text() + ";";
    }
    if (step instanceof Step.Derive derive) {
      return "D(" + all(derive.from(), depth - 1) + ")";
    }
    return step instanceof Step.Call call ? call(call, value, depth - 1) : single(value);
  }

  private String field(Member field, String base) {
    FieldModel model = graph.program().resolveField(field.owner(), field.name());
    boolean isFinal = model != null && model.isFinal();
    return (isFinal ? "F:" : "L:") + Changes.name(field) + "(" + base + ")";
  }

  private String call(Step.Call call, int value, int depth) {
    Member target = call.target();
    MethodModel method =
        graph.program().resolve(target.owner(), target.name(), target.descriptor());
    if (method == null || !method.owner().isApplication()) {
      return GETTERS.contains(target.name())
          ? "C:" + target.name() + "(" + all(call.arguments(), depth) + ")"
          : single(value);
    }
    Step.Load only = loadOnly(method);
    if (only != null && call.kind() != Invocation.STATIC) {
      return field(only.field(), only.isStatic() ? "" : name(call.arguments()[0], depth));
    }
    return isGetter(method, DEEPEST)
        ? "A:" + method + "(" + all(call.arguments(), depth) + ")"
        : single(value);
  }

  private String all(int[] values, int depth) {
    StringBuilder text = new StringBuilder();
    for (int value : values) {
      text.append(name(value, depth)).append(',');
    }
    return text.toString();
  }

  private Step.@Nullable Load loadOnly(MethodModel method) {
    List<Step> steps = graph.steps(method);
    boolean simple =
        steps.size() == 2
            && steps.get(0) instanceof Step.Load load
            && steps.get(1) instanceof Step.Return back
            && back.value() == load.value();
    return simple ? (Step.Load) steps.get(0) : null;
  }

  /** Whether a method only looks up what is there. */
  private boolean isGetter(MethodModel method, int depth) {
    List<Step> steps = graph.steps(method);
    return depth > 0
        && !steps.isEmpty()
        && !method.isAbstract()
        && steps.stream().allMatch(step -> isLookUp(step, depth));
  }

  private boolean isLookUp(Step step, int depth) {
    if (step instanceof Step.Call call) {
      Member target = call.target();
      MethodModel method =
          graph.program().resolve(target.owner(), target.name(), target.descriptor());
      return method != null && method.owner().isApplication()
          ? isGetter(method, depth - 1)
          : GETTERS.contains(target.name());
    }
    return step instanceof Step.Load
        || step instanceof Step.Cast
        || step instanceof Step.Derive
        || step instanceof Step.Text
        || step instanceof Step.Return;
  }
}
