package dev.lethe.analysis;

import dev.lethe.analysis.callgraph.Context;
import dev.lethe.analysis.judge.Case;
import dev.lethe.catalogue.finding.PathStep;
import dev.lethe.catalogue.finding.Place;
import java.util.List;
import java.util.TreeMap;

/** The methods that the agent reaches, by place. */
final class Reached implements ReachedCode {

  private final Case evidence;
  private final TreeMap<Place, Context> byPlace = new TreeMap<>();

  Reached(Case evidence) {
    this.evidence = evidence;
    for (Context context : evidence.graph().agent()) {
      if (!context.method().isSynthetic() && evidence.paths().reaches(context)) {
        byPlace.put(evidence.places().of(context.method(), context.flow().firstLine()), context);
      }
    }
  }

  @Override
  public List<Place> methods() {
    return List.copyOf(byPlace.keySet());
  }

  @Override
  public List<PathStep> pathTo(Place method) {
    Context context = byPlace.get(method);
    return context == null ? List.of() : evidence.paths().to(context);
  }
}
