package dev.lethe.analysis.judge.wiring;

import dev.lethe.analysis.callgraph.CallGraph;
import dev.lethe.analysis.program.ClassModel;
import dev.lethe.catalogue.apis.Api;
import dev.lethe.catalogue.apis.Effect;
import java.util.HashMap;
import java.util.Map;

/** Types that the catalogue knows to be written as well as read: stores, not mere readers. */
final class StoreTypes {

  private final CallGraph graph;
  private final Map<String, String> kinds = new HashMap<>();

  StoreTypes(CallGraph graph) {
    this.graph = graph;
    for (Api api : graph.apis(Effect.StoreWrite.class)) {
      for (Effect effect : api.effects()) {
        if (effect instanceof Effect.StoreWrite write) {
          kinds.put(api.type().replace('.', '/'), write.kind());
        }
      }
    }
  }

  /** The word of the kind of store that objects of a type are; empty where they are none. */
  String kindOf(String type) {
    for (ClassModel model : graph.program().lineage(type)) {
      String kind = kinds.get(model.name());
      if (kind != null) {
        return kind;
      }
    }
    return "";
  }
}
