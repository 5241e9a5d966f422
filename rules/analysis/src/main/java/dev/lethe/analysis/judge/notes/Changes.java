package dev.lethe.analysis.judge.notes;

import dev.lethe.analysis.callgraph.CallEdge;
import dev.lethe.analysis.callgraph.CallGraph;
import dev.lethe.analysis.callgraph.Context;
import dev.lethe.analysis.flow.Member;
import dev.lethe.analysis.flow.Step;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Which fields a method assigns, or holds containers in that it changes, calls included. */
final class Changes {

  private static final Set<String> CHANGING =
      Set.of(
          "add",
          "addAll",
          "addFirst",
          "addLast",
          "remove",
          "removeAll",
          "removeIf",
          "removeFirst",
          "removeLast",
          "retainAll",
          "set",
          "clear",
          "put",
          "putAll",
          "putIfAbsent",
          "push",
          "pop",
          "poll",
          "pollFirst",
          "pollLast",
          "offer",
          "offerFirst",
          "offerLast",
          "replaceAll",
          "replace",
          "sort",
          "compute",
          "computeIfAbsent",
          "computeIfPresent",
          "merge");

  private final Map<Context, List<Context>> callees = new HashMap<>();
  private final Map<Context, Set<String>> own = new HashMap<>();
  private final Map<Context, Set<String>> all = new HashMap<>();

  Changes(CallGraph graph) {
    for (CallEdge edge : graph.edges()) {
      callees
          .computeIfAbsent(edge.caller().site().context(), key -> new ArrayList<>())
          .add(edge.target());
    }
  }

  /** Whether a library method of this name changes the container it is called on. */
  static boolean isChange(String name) {
    return CHANGING.contains(name);
  }

  static String name(Member field) {
    return field.owner() + "." + field.name() + ";";
  }

  /** The fields that a method, or what it calls, changes. */
  Set<String> of(Context context) {
    return all.computeIfAbsent(context, this::closure);
  }

  private Set<String> closure(Context start) {
    Set<String> changed = new HashSet<>();
    Set<Context> seen = new HashSet<>(Set.of(start));
    List<Context> open = new ArrayList<>(List.of(start));
    while (!open.isEmpty()) {
      Context context = open.remove(open.size() - 1);
      changed.addAll(own.computeIfAbsent(context, Changes::direct));
      for (Context callee : callees.getOrDefault(context, List.of())) {
        if (seen.add(callee)) {
          open.add(callee);
        }
      }
    }
    return changed;
  }

  private static Set<String> direct(Context context) {
    Set<String> changed = new HashSet<>();
    Map<Integer, String> loaded = new HashMap<>();
    for (Step step : context.flow().steps()) {
      if (step instanceof Step.Load load) {
        loaded.put(load.value(), name(load.field()));
      } else if (step instanceof Step.Store store && !context.method().isConstructor()) {
        changed.add(name(store.field()));
      } else if (step instanceof Step.Call call
          && isChange(call.target().name())
          && call.arguments().length > 0
          && loaded.containsKey(call.arguments()[0])) {
        changed.add(loaded.get(call.arguments()[0]));
      }
    }
    return changed;
  }
}
