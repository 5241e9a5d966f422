package dev.lethe.analysis.judge.freshness;

import dev.lethe.analysis.callgraph.CallGraph;
import dev.lethe.analysis.callgraph.Context;
import dev.lethe.analysis.callgraph.HeapObject;
import dev.lethe.analysis.flow.ControlFlow;
import dev.lethe.analysis.flow.Step;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The ways through a method, and which objects its values can be. */
final class Body {

  private final CallGraph graph;
  private final Context context;
  private final ControlFlow control;
  private final Map<Integer, Integer> flowing = new HashMap<>();
  private final Map<Integer, Set<HeapObject>> objects = new HashMap<>();

  Body(CallGraph graph, Context context) {
    this.graph = graph;
    this.context = context;
    this.control = graph.ways(context.method());
    pair(control.parameters(), context.flow().parameters());
    for (ControlFlow.Node node : control.nodes()) {
      if (node.step() != null) {
        pair(node.step(), step(node));
      }
    }
  }

  Context context() {
    return context;
  }

  ControlFlow control() {
    return control;
  }

  /** The same step as the call graph knows it. */
  Step step(ControlFlow.Node node) {
    return context.flow().steps().get(node.index());
  }

  private void pair(Step here, Step there) {
    if (here instanceof Step.Call one && there instanceof Step.Call other) {
      pair(one.arguments(), other.arguments());
      pair(new int[] {one.result()}, new int[] {other.result()});
    } else if (here instanceof Step.Function one && there instanceof Step.Function other) {
      pair(one.captured(), other.captured());
      pair(new int[] {one.value()}, new int[] {other.value()});
    } else if (here instanceof Step.New one && there instanceof Step.New other) {
      pair(new int[] {one.value()}, new int[] {other.value()});
    } else if (here instanceof Step.Load one && there instanceof Step.Load other) {
      pair(new int[] {one.base(), one.value()}, new int[] {other.base(), other.value()});
    } else if (here instanceof Step.Store one && there instanceof Step.Store other) {
      pair(new int[] {one.base(), one.value()}, new int[] {other.base(), other.value()});
    } else if (here instanceof Step.Cast one && there instanceof Step.Cast other) {
      pair(new int[] {one.from(), one.to()}, new int[] {other.from(), other.to()});
    }
  }

  private void pair(int[] here, int[] there) {
    for (int i = 0; i < Math.min(here.length, there.length); i++) {
      if (there[i] != 0) {
        flowing.put(here[i], there[i]);
      }
    }
  }

  /** The objects that a value can be. */
  Set<HeapObject> objects(int value) {
    return objects.computeIfAbsent(value, this::find);
  }

  private Set<HeapObject> find(int value) {
    int known = flowing.getOrDefault(value, 0);
    return known == 0 ? Set.of() : new HashSet<>(graph.objects(context, known));
  }

  /** The objects that a value can be, in the call graph's order. */
  List<HeapObject> inOrder(int value) {
    int known = flowing.getOrDefault(value, 0);
    return known == 0 ? List.of() : graph.objects(context, known);
  }

  /** Whether two values may be the same object. */
  boolean mayBeSame(int one, int other) {
    Set<HeapObject> first = objects(one);
    Set<HeapObject> second = objects(other);
    Set<HeapObject> fewer = first.size() < second.size() ? first : second;
    return fewer.stream().anyMatch(fewer == first ? second::contains : first::contains);
  }
}
