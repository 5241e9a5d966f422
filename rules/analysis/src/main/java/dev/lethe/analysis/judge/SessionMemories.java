package dev.lethe.analysis.judge;

import dev.lethe.analysis.callgraph.CallGraph;
import dev.lethe.analysis.callgraph.Context;
import dev.lethe.analysis.callgraph.HeapObject;
import dev.lethe.analysis.callgraph.World;
import dev.lethe.analysis.facts.Facts;
import dev.lethe.analysis.flow.Invocation;
import dev.lethe.analysis.flow.Step;
import dev.lethe.analysis.program.FieldModel;
import dev.lethe.analysis.program.MethodModel;
import dev.lethe.catalogue.apis.Effect;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Memories in this process that a session makes for itself: they are its context. */
final class SessionMemories {

  private static final int DEEPEST = 12;

  private final CallGraph graph;
  private final Facts facts;
  private @Nullable Set<HeapObject> kept;

  SessionMemories(CallGraph graph, Facts facts) {
    this.graph = graph;
    this.facts = facts;
  }

  /** Whether all that a value can be are memories that this session made. */
  boolean isOfSession(Context context, int value) {
    List<HeapObject> objects = graph.objects(context, value);
    return !objects.isEmpty() && objects.stream().allMatch(this::isOfSession);
  }

  private boolean isOfSession(HeapObject object) {
    Context home = object.context();
    return home != null
        && home.world() == World.AGENT
        && isInMemory(object, DEEPEST)
        && !isStartUp(home.method())
        && !kept().contains(object);
  }

  /** Whether all that a value can be are memories in this process, empty when they were made. */
  boolean isInMemory(Context context, int value) {
    List<HeapObject> objects = value == 0 ? List.of() : graph.objects(context, value);
    return !objects.isEmpty() && objects.stream().allMatch(it -> isInMemory(it, DEEPEST));
  }

  private boolean isInMemory(HeapObject object, int depth) {
    Context home = object.context();
    if (home == null || depth == 0) {
      return false;
    }
    for (Step step : home.flow().steps()) {
      if (step instanceof Step.Call call && makes(call, object)) {
        return isInMemory(home, call, depth);
      }
    }
    return false;
  }

  private boolean isInMemory(Context home, Step.Call call, int depth) {
    List<Effect> effects = graph.knownEffects(call.target());
    for (Effect effect : effects == null ? List.<Effect>of() : effects) {
      if (effect instanceof Effect.InMemory) {
        return true;
      }
      int slot = source(effect) - (call.kind() == Invocation.STATIC ? 1 : 0);
      if (slot >= 0 && slot < call.arguments().length) {
        List<HeapObject> objects = graph.objects(home, call.arguments()[slot]);
        return !objects.isEmpty() && objects.stream().allMatch(it -> isInMemory(it, depth - 1));
      }
    }
    return false;
  }

  /** Where what a call returns gets its memory from; a number below 0 where that is not said. */
  private static int source(Effect effect) {
    if (effect instanceof Effect.Keeps keeps) {
      return keeps.slot();
    }
    boolean names = effect instanceof Effect.Names it && !it.parts().isEmpty();
    return names ? ((Effect.Names) effect).parts().get(0) : Effect.Location.NONE;
  }

  private static boolean makes(Step.Call call, HeapObject object) {
    return call == object.site()
        || (object.site() instanceof Step.New made
            && call.target().name().equals("<init>")
            && call.arguments()[0] == made.value());
  }

  private boolean isStartUp(MethodModel method) {
    return method.isInitializer()
        || facts.scopes().makesSingleton(method)
        || (method.isConstructor() && facts.scopes().isSingleton(method.owner().name()));
  }

  /** What static fields hold. */
  private Set<HeapObject> kept() {
    if (kept == null) {
      kept = new HashSet<>();
      for (FieldModel field : graph.staticFields()) {
        kept.addAll(graph.objects(field));
      }
    }
    return kept;
  }
}
