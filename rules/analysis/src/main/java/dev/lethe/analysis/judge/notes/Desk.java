package dev.lethe.analysis.judge.notes;

import dev.lethe.analysis.callgraph.CallGraph;
import dev.lethe.analysis.callgraph.Context;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** What the readings of all bodies share. */
final class Desk {

  private static final Set<String> NO_HOLDERS =
      Set.of("java/util/stream/Collector", "java/util/Comparator");

  final CallGraph graph;
  final NoteTypes types;
  final Origins origins;
  final Changes changes;
  final Functionals functionals;
  private final Map<Context, Summary> summaries = new HashMap<>();
  private final Map<Context, Body> bodies = new LinkedHashMap<>();

  Desk(CallGraph graph, NoteTypes types) {
    this.graph = graph;
    this.types = types;
    this.origins = new Origins(types);
    this.changes = new Changes(graph);
    this.functionals = new Functionals(graph);
  }

  Summary summary(Context context) {
    return summaries.getOrDefault(context, Summary.NONE);
  }

  /** Keeps a summary; whether it is another than before. */
  boolean keep(Context context, Summary summary) {
    return !summary.equals(summaries.put(context, summary));
  }

  Body body(Context context) {
    return bodies.computeIfAbsent(context, key -> Body.of(graph, key));
  }

  /** Whether values of a declared type can be notes or hold some; an internal name. */
  boolean mayHoldNotes(String type) {
    boolean function = type.startsWith("java/util/function/") && !type.endsWith("/Supplier");
    return type.length() > 1 && !function && !NO_HOLDERS.contains(type) && !graph.isValue(type);
  }
}
