package dev.lethe.analysis.judge.freshness;

import dev.lethe.analysis.callgraph.Context;
import dev.lethe.analysis.flow.Step;
import dev.lethe.analysis.judge.Case;
import dev.lethe.analysis.judge.Judge;
import dev.lethe.analysis.judge.Lines;
import dev.lethe.analysis.program.MethodModel;
import dev.lethe.catalogue.Rule;
import dev.lethe.catalogue.apis.ScreenDeed;
import dev.lethe.catalogue.finding.Finding;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;

/** Finds acting calls that are given coordinates which are not fresh on some path. */
public final class StaleCoordinateJudge implements Judge {

  private final Rule rule;

  public StaleCoordinateJudge(Rule rule) {
    this.rule = rule;
  }

  @Override
  public List<Finding> judge(Case evidence) {
    Desk desk = new Desk(evidence.graph(), evidence.facts().screen());
    Lines lines = new Lines(rule, evidence);
    if (acts(desk)) {
      Testimony testimony = new Testimony(evidence);
      uses(desk).forEach((where, sources) -> testimony.of(where, sources).ifPresent(lines::add));
    }
    return lines.findings();
  }

  /** Whether a session acts at all. */
  private static boolean acts(Desk desk) {
    for (Context context : desk.graph.agent()) {
      for (Step step : context.flow().steps()) {
        if (step instanceof Step.Call call && acts(desk, desk.method(call.target()))
            || step instanceof Step.Function function
                && acts(desk, desk.method(function.implementation()))) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean acts(Desk desk, @org.jspecify.annotations.Nullable MethodModel method) {
    ScreenDeed deed = method == null ? null : desk.screen.deed(method);
    return deed != null && deed.consumes();
  }

  /** What is given to acting calls and not fresh, by the call. */
  private static Map<Spot, SortedSet<Source>> uses(Desk desk) {
    EntryInputs inputs = new EntryInputs(desk);
    List<Context> starts = inputs.starts();
    starts.forEach(desk::want);
    desk.settle();
    for (Context context : desk.graph.agent()) {
      if (!desk.isWanted(context) && !desk.isScreen(context.method())) {
        starts.add(context);
        desk.want(context);
        desk.settle();
      }
    }
    Map<Spot, SortedSet<Source>> uses = new LinkedHashMap<>();
    for (Body body : desk.bodies()) {
      new Reading(desk, body).read(use -> add(use.where(), use.source(), uses));
    }
    for (Context start : starts) {
      for (Consumption use : desk.summary(start).consumed()) {
        inputs.known(start, use).forEach(source -> add(use.where(), source, uses));
      }
    }
    return uses;
  }

  private static void add(Spot where, Source source, Map<Spot, SortedSet<Source>> uses) {
    uses.computeIfAbsent(where, key -> new TreeSet<>()).add(source);
  }
}
