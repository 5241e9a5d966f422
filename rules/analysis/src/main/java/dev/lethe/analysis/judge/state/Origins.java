package dev.lethe.analysis.judge.state;

import dev.lethe.analysis.callgraph.CallEdge;
import dev.lethe.analysis.callgraph.CallGraph;
import dev.lethe.analysis.callgraph.Context;
import dev.lethe.analysis.callgraph.Site;
import dev.lethe.analysis.flow.Member;
import dev.lethe.analysis.flow.Step;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Tells of a value that it cannot be what outlives a session, although objects made by the same
 * line of code do: it goes back from the value to all that it can come from, call by call.
 */
final class Origins {

  /** Beyond this many values, anything is taken for possible. */
  private static final int MOST = 2000;

  /**
   * A value on the way back.
   *
   * @param content whether it is asked of what the value contains
   */
  record Asked(Context context, int value, boolean content) {}

  private final CallGraph graph;
  private final Outliving outliving;
  private final Map<Context, Map<Integer, List<Step>>> definitions = new HashMap<>();
  private final Map<Context, List<CallEdge>> callers = new HashMap<>();
  private final Map<Member, List<Asked>> stored = new HashMap<>();
  private final Map<Asked, Boolean> known = new HashMap<>();

  Origins(CallGraph graph, Outliving outliving) {
    this.graph = graph;
    this.outliving = outliving;
    for (CallEdge edge : graph.edges()) {
      callers.computeIfAbsent(edge.target(), key -> new ArrayList<>(2)).add(edge);
    }
    graph.agent().forEach(this::noteStores);
    graph.outside().forEach(this::noteStores);
  }

  private void noteStores(Context context) {
    for (Step step : context.flow().steps()) {
      if (step instanceof Step.Store store && !store.isStatic() && store.value() != 0) {
        stored
            .computeIfAbsent(named(store.field()), key -> new ArrayList<>(2))
            .add(new Asked(context, store.value(), false));
      }
    }
  }

  /** Fields of one name and type count as one: a subclass may name the field by its own name. */
  private static Member named(Member field) {
    return new Member("", field.name(), field.descriptor());
  }

  /** Whether a value can be kept, directly or further in, by what outlives a session. */
  boolean mayOutlive(Context context, int value) {
    return known.computeIfAbsent(new Asked(context, value, false), this::search);
  }

  private boolean search(Asked start) {
    Set<Asked> seen = new HashSet<>(Set.of(start));
    ArrayDeque<Asked> open = new ArrayDeque<>(seen);
    while (!open.isEmpty()) {
      Set<Asked> before = new HashSet<>();
      if (seen.size() > MOST || !goBack(open.remove(), before)) {
        return true;
      }
      before.stream().filter(seen::add).forEach(open::add);
    }
    return false;
  }

  /** Collects where a value is from; false if that is something which outlives, or unknown. */
  private boolean goBack(Asked asked, Set<Asked> before) {
    int parameter = parameter(asked);
    if (parameter >= 0) {
      return passed(asked, parameter, before);
    }
    List<Step> made = definitions(asked.context).getOrDefault(asked.value, List.of());
    return !made.isEmpty() && made.stream().allMatch(step -> from(asked, step, before));
  }

  private static int parameter(Asked asked) {
    int[] parameters = asked.context.flow().parameters();
    for (int i = 0; i < parameters.length; i++) {
      if (parameters[i] == asked.value && asked.value != 0) {
        return i;
      }
    }
    return -1;
  }

  private boolean passed(Asked asked, int parameter, Set<Asked> before) {
    List<CallEdge> edges = callers.getOrDefault(asked.context, List.of());
    if (edges.isEmpty() || graph.entryPoints().containsKey(asked.context.method())) {
      return false;
    }
    for (CallEdge edge : edges) {
      if (!(isCall(edge) && edge.caller() instanceof Site site)
          || !(site.step() instanceof Step.Call call)
          || call.arguments().length <= parameter) {
        return false;
      }
      before.add(new Asked(site.context(), call.arguments()[parameter], asked.content));
    }
    return true;
  }

  private static boolean isCall(CallEdge edge) {
    return switch (edge.kind()) {
      case DIRECT, SINGLE, VIRTUAL -> true;
      default -> false;
    };
  }

  private boolean from(Asked asked, Step step, Set<Asked> before) {
    if (step instanceof Step.Move move) {
      return before.add(new Asked(asked.context, move.from(), asked.content)) || true;
    }
    if (step instanceof Step.Cast cast) {
      return before.add(new Asked(asked.context, cast.from(), asked.content)) || true;
    }
    if (step instanceof Step.ArrayLoad element) {
      return before.add(new Asked(asked.context, element.array(), true)) || true;
    }
    if (step instanceof Step.Load load) {
      return loaded(asked, load, before);
    }
    if (step instanceof Step.Call call) {
      return returned(asked, call, before);
    }
    return !asked.content && isMadeHere(step);
  }

  private static boolean isMadeHere(Step step) {
    return step instanceof Step.New
        || step instanceof Step.Text
        || step instanceof Step.ClassConstant
        || step instanceof Step.Concatenation
        || step instanceof Step.Function
        || step instanceof Step.Derive;
  }

  private boolean loaded(Asked asked, Step.Load load, Set<Asked> before) {
    boolean outlives =
        load.isStatic()
            || graph.objects(asked.context, load.base()).stream().anyMatch(outliving::contains)
                && mayOutliveBase(asked, load);
    List<Asked> values = stored.getOrDefault(named(load.field()), List.of());
    values.forEach(it -> before.add(new Asked(it.context, it.value, asked.content)));
    return !outlives && !values.isEmpty();
  }

  /** One step only, so that the search ends: a base made in the same body outlives nothing. */
  private boolean mayOutliveBase(Asked asked, Step.Load load) {
    List<Step> made = definitions(asked.context).getOrDefault(load.base(), List.of());
    return made.isEmpty() || !made.stream().allMatch(step -> step instanceof Step.New);
  }

  private boolean returned(Asked asked, Step.Call call, Set<Asked> before) {
    if (graph.effects(call.target()) != null) {
      return new ResultOrigins(graph, asked, call).collect(before);
    }
    List<CallEdge> edges = graph.edgesAt(new Site(asked.context, call));
    if (edges.isEmpty() || !edges.stream().allMatch(Origins::isCall)) {
      return false;
    }
    for (CallEdge edge : edges) {
      for (Step step : edge.target().flow().steps()) {
        if (step instanceof Step.Return result && result.value() != 0) {
          before.add(new Asked(edge.target(), result.value(), asked.content));
        }
      }
    }
    return true;
  }

  private Map<Integer, List<Step>> definitions(Context context) {
    return definitions.computeIfAbsent(context, Origins::define);
  }

  private static Map<Integer, List<Step>> define(Context context) {
    Map<Integer, List<Step>> found = new HashMap<>();
    for (Step step : context.flow().steps()) {
      int value = defined(step);
      if (value != 0) {
        found.computeIfAbsent(value, key -> new ArrayList<>(1)).add(step);
      }
    }
    return found;
  }

  private static int defined(Step step) {
    if (step instanceof Step.New made) {
      return made.value();
    } else if (step instanceof Step.Move move) {
      return move.to();
    } else if (step instanceof Step.Cast cast) {
      return cast.to();
    } else if (step instanceof Step.Load load) {
      return load.value();
    } else if (step instanceof Step.ArrayLoad element) {
      return element.value();
    } else if (step instanceof Step.Call call) {
      return call.result();
    }
    return definedRarely(step);
  }

  private static int definedRarely(Step step) {
    if (step instanceof Step.Function function) {
      return function.value();
    } else if (step instanceof Step.Concatenation joined) {
      return joined.value();
    } else if (step instanceof Step.Text text) {
      return text.value();
    } else if (step instanceof Step.ClassConstant constant) {
      return constant.value();
    } else if (step instanceof Step.Derive derive) {
      return derive.value();
    } else if (step instanceof Step.Dynamic dynamic) {
      return dynamic.value();
    }
    return step instanceof Step.Catch caught ? caught.value() : 0;
  }
}
