package dev.lethe.analysis.judge.state;

import dev.lethe.analysis.callgraph.CallGraph;
import dev.lethe.analysis.callgraph.Context;
import dev.lethe.analysis.callgraph.HeapObject;
import dev.lethe.analysis.callgraph.Site;
import dev.lethe.analysis.flow.Step;
import dev.lethe.analysis.program.FieldModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Thread locals that a session clears again, or restores, in a {@code finally} or in the {@code
 * close} of its own resource.
 */
final class ThreadLocals {

  /** What a session does with a thread local that it does not leave to the initial value. */
  private static final Set<String> GIVEN = Set.of("set", "remove");

  private static final String TYPE = "java/lang/ThreadLocal";

  private final CallGraph graph;

  ThreadLocals(CallGraph graph) {
    this.graph = graph;
  }

  /** Whether a field holds thread locals only, each cleared by whoever sets it. */
  boolean areCleared(FieldModel field) {
    List<HeapObject> kept =
        field.isStatic() && field.holdsReference() ? graph.objects(field) : List.of();
    return !kept.isEmpty()
        && kept.stream().allMatch(object -> graph.program().isSubtype(object.type(), TYPE))
        && graph.agent().stream().allMatch(context -> clears(context, kept))
        && graph.agent().stream().anyMatch(context -> calls(context, kept, GIVEN) > 0);
  }

  private boolean clears(Context context, List<HeapObject> locals) {
    int sets = calls(context, locals, Set.of("set"));
    return sets == 0
        || clearsTwice(context, locals, sets)
        || clearedByClose(context, locals)
        || clearedByCallers(context, locals);
  }

  /** A {@code finally} is there twice: once for the normal way, once for the exceptional one. */
  private boolean clearsTwice(Context context, List<HeapObject> locals, int sets) {
    return calls(context, locals, Set.of("remove")) >= 2 || sets >= 3;
  }

  private boolean clearedByClose(Context context, List<HeapObject> locals) {
    return graph.agent().stream()
        .filter(
            other ->
                other.method().owner() == context.method().owner()
                    && other.method().name().equals("close"))
        .anyMatch(other -> calls(other, locals, Set.of("remove", "set")) > 0);
  }

  /** Who calls a method that sets has the calls of one that clears in its own {@code finally}. */
  private boolean clearedByCallers(Context setter, List<HeapObject> locals) {
    Set<Context> callers =
        graph.edges().stream()
            .filter(edge -> edge.target() == setter)
            .map(edge -> edge.caller().site().context())
            .collect(Collectors.toSet());
    return !callers.isEmpty()
        && callers.stream().allMatch(caller -> callsWhatClears(caller, locals) >= 2);
  }

  private long callsWhatClears(Context caller, List<HeapObject> locals) {
    return caller.flow().steps().stream()
        .flatMap(step -> graph.edgesAt(new Site(caller, step)).stream())
        .filter(edge -> calls(edge.target(), locals, Set.of("remove")) > 0)
        .count();
  }

  private int calls(Context context, List<HeapObject> locals, Set<String> names) {
    List<Step.Call> found = new ArrayList<>();
    for (Step step : context.flow().steps()) {
      if (step instanceof Step.Call call
          && names.contains(call.target().name())
          && call.arguments().length > 0
          && graph.objects(context, call.arguments()[0]).stream().anyMatch(locals::contains)) {
        found.add(call);
      }
    }
    return found.size();
  }
}
