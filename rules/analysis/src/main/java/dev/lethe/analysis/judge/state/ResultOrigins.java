package dev.lethe.analysis.judge.state;

import dev.lethe.analysis.callgraph.CallGraph;
import dev.lethe.analysis.flow.Invocation;
import dev.lethe.analysis.flow.Step;
import dev.lethe.analysis.judge.state.Origins.Asked;
import dev.lethe.catalogue.apis.Effect;
import java.util.List;
import java.util.Set;

/**
 * Where the result of a known library method is from, as the catalogue tells.
 *
 * @param graph what was found
 * @param asked the result
 * @param call the call
 */
record ResultOrigins(CallGraph graph, Asked asked, Step.Call call) {

  /** Collects them; false where the catalogue cannot tell. */
  boolean collect(Set<Asked> before) {
    List<Effect> effects = graph.effects(call.target());
    return effects != null && effects.stream().allMatch(effect -> isTold(effect, before));
  }

  private boolean isTold(Effect effect, Set<Asked> before) {
    if (effect instanceof Effect.Flow flow && isResult(flow.to())) {
      return flow.to().depth() > 0 && !asked.content()
          || (flow.from() instanceof Effect.Location from && add(from, from.depth() > 0, before));
    }
    if (effect instanceof Effect.Share share && isResult(share.first())) {
      return add(share.second(), asked.content(), before);
    }
    if (effect instanceof Effect.Holds holds && isResult(holds.place())) {
      return add(holds.content(), asked.content(), before);
    }
    return true;
  }

  private static boolean isResult(Effect.Location place) {
    return place.slot() == Effect.Location.RESULT;
  }

  private boolean add(Effect.Location from, boolean content, Set<Asked> before) {
    if (isResult(from)) {
      return true;
    }
    int index = call.kind() == Invocation.STATIC ? from.slot() - 1 : from.slot();
    if (index >= call.arguments().length) {
      return true;
    }
    before.add(new Asked(asked.context(), call.arguments()[index], content));
    return call.arguments()[index] != 0;
  }
}
