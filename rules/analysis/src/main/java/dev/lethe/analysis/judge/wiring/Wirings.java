package dev.lethe.analysis.judge.wiring;

import dev.lethe.analysis.callgraph.CallGraph;
import dev.lethe.analysis.judge.Case;
import dev.lethe.analysis.judge.wiring.Source.Nature;
import dev.lethe.analysis.judge.wiring.Source.Provision;
import dev.lethe.catalogue.apis.Api;
import dev.lethe.catalogue.apis.Effect;
import dev.lethe.catalogue.vocabulary.StoreKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Finds the lines that hand a memory to what runs the agent, and says which of them are leaks. */
public final class Wirings {

  private static final String MEMORY = StoreKind.AGENT_MEMORY.word();
  private static final String INDEX = StoreKind.VECTOR_INDEX.word();

  private final Case evidence;
  private final CallGraph graph;
  private final boolean indexIsWritten;
  private final CallSites sites;
  private final StoreTypes stores;
  private final Sharing sharing;
  private final SessionIds ids;

  private Wirings(Case evidence, boolean indexIsWritten) {
    this.evidence = evidence;
    this.graph = evidence.graph();
    this.indexIsWritten = indexIsWritten;
    this.sites = new CallSites(graph);
    this.stores = new StoreTypes(graph);
    this.sharing = new Sharing(evidence, sites);
    this.ids = new SessionIds(graph, sites);
  }

  /**
   * The hand-overs by which a framework reads for the agent what sessions share.
   *
   * @param indexIsWritten whether sessions write a vector index
   */
  public static List<Wired> of(Case evidence, boolean indexIsWritten) {
    return new Wirings(evidence, indexIsWritten).wired();
  }

  private List<Wired> wired() {
    List<Wired> found = new ArrayList<>();
    boolean any = false;
    for (Api api : graph.apis(Effect.Hands.class)) {
      for (Spot spot : sites.of(api)) {
        any = true;
        handOvers(api, spot, found);
      }
    }
    if (!any) {
      keptByFrameworks(found);
    }
    return found;
  }

  private void handOvers(Api api, Spot spot, List<Wired> found) {
    for (Effect effect : api.effects()) {
      if (effect instanceof Effect.Hands hands) {
        handOver(spot, hands).ifPresent(found::add);
      }
    }
  }

  private Optional<Wired> handOver(Spot spot, Effect.Hands hands) {
    return sources(spot, hands.slot()).stream()
        .filter(source -> isLeak(spot, hands, source))
        .findFirst()
        .map(source -> wired(spot, hands, source));
  }

  private Set<Source> sources(Spot spot, int slot) {
    int[] arguments = spot.call().arguments();
    return slot < arguments.length
        ? Sources.of(graph, evidence.facts().scopes(), sites, stores, spot, arguments[slot])
        : Set.of();
  }

  private boolean isLeak(Spot spot, Effect.Hands hands, Source source) {
    boolean isIndex = kind(hands, source).equals(INDEX);
    return switch (source.nature()) {
      case LASTING -> true;
      case IN_MEMORY ->
          isIndex ? indexIsWritten : isShared(spot, source) && !isById(spot, hands, source);
      case GIVEN -> isIndex || (isOneForAll(spot, hands, source) && !isById(spot, hands, source));
    };
  }

  /**
   * A single memory may be one session's own unless a container gives it or all are served by it.
   */
  private boolean isOneForAll(Spot spot, Effect.Hands hands, Source source) {
    return hands.byId() || isShared(spot, source);
  }

  private static String kind(Effect.Hands hands, Source source) {
    return source.kind().isEmpty() ? hands.kind() : source.kind();
  }

  /** One memory for all sessions, or a provider whose memories outlive them. */
  private boolean isShared(Spot spot, Source source) {
    boolean shared = sharing.isShared(spot.method()) || sharing.isKept(spot);
    return source.isKept()
        || shared
        || (source.made() != null
            && source.provision() != Provision.ANEW
            && sharing.isShared(source.made()));
  }

  /** Each session asks with its id and gets a memory of its own. */
  private boolean isById(Spot spot, Effect.Hands hands, Source source) {
    boolean same = source.provision() == Provision.SAME && source.nature() == Nature.IN_MEMORY;
    return hands.byId() && !same && ids.areGiven(spot);
  }

  private Wired wired(Spot spot, Effect.Hands hands, Source source) {
    String kind = kind(hands, source);
    return new Wired(spot.method(), spot.call(), StoreKind.ofWord(kind), why(hands, source));
  }

  private static String why(Effect.Hands hands, Source source) {
    if (source.nature() != Nature.IN_MEMORY) {
      return ", which outlives the session";
    }
    return hands.byId() && source.provision() != Provision.SAME
        ? ", which all sessions share as none says which it is"
        : ", which all sessions share";
  }

  /** With no hand-over in sight a framework takes the memory from its container. */
  private void keptByFrameworks(List<Wired> found) {
    for (Api api : graph.apis(Effect.Keeps.class)) {
      for (Effect effect : api.effects()) {
        if (effect instanceof Effect.Keeps keeps && keeps.kind().equals(MEMORY)) {
          sites.of(api).forEach(spot -> kept(spot, keeps).ifPresent(found::add));
        }
      }
    }
  }

  private Optional<Wired> kept(Spot spot, Effect.Keeps keeps) {
    Effect.Hands hands = new Effect.Hands(keeps.kind(), keeps.slot(), true);
    return sources(spot, keeps.slot()).stream()
        .filter(source -> source.nature() == Nature.LASTING)
        .findFirst()
        .map(source -> wired(spot, hands, source));
  }
}
