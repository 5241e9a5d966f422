package dev.lethe.analysis.judge;

import dev.lethe.analysis.callgraph.CallEdge;
import dev.lethe.analysis.callgraph.CallGraph;
import dev.lethe.analysis.callgraph.Caller;
import dev.lethe.analysis.callgraph.Entrance;
import dev.lethe.analysis.callgraph.Relay;
import dev.lethe.analysis.callgraph.Site;
import dev.lethe.analysis.program.MethodModel;
import dev.lethe.catalogue.finding.StepKind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Which methods of the application a library runs because of a call. */
final class LibraryRuns {

  private final CallGraph graph;
  private final Map<Caller, List<Relay>> entered = new HashMap<>();
  private final Map<Relay, Set<MethodModel>> byRelay = new HashMap<>();

  LibraryRuns(CallGraph graph) {
    this.graph = graph;
    for (Entrance entrance : graph.entrances()) {
      entered.computeIfAbsent(entrance.caller(), key -> new ArrayList<>(1)).add(entrance.relay());
    }
  }

  /** The methods that library code called at a site runs, directly or by what it holds. */
  Set<MethodModel> runBy(Site site) {
    Set<MethodModel> methods = new LinkedHashSet<>();
    addDirect(site, methods);
    for (Relay relay : entered.getOrDefault(site, List.of())) {
      methods.addAll(byRelay.computeIfAbsent(relay, this::collect));
    }
    return methods;
  }

  private Set<MethodModel> collect(Relay first) {
    Set<MethodModel> methods = new LinkedHashSet<>();
    List<Relay> relays = new ArrayList<>(List.of(first));
    Set<Relay> seen = new HashSet<>(relays);
    for (int i = 0; i < relays.size(); i++) {
      addDirect(relays.get(i), methods);
      entered.getOrDefault(relays.get(i), List.of()).stream()
          .filter(seen::add)
          .forEach(relays::add);
    }
    return methods;
  }

  private void addDirect(Caller caller, Set<MethodModel> methods) {
    for (CallEdge edge : graph.edgesAt(caller)) {
      if (edge.kind() == StepKind.MODELLED || edge.kind() == StepKind.CALLBACK) {
        methods.add(edge.target().method());
      }
    }
  }
}
