package dev.lethe.analysis;

import dev.lethe.analysis.bytecode.ProgramReader;
import dev.lethe.analysis.bytecode.UnreadableClass;
import dev.lethe.analysis.callgraph.CallGraph;
import dev.lethe.analysis.callgraph.Context;
import dev.lethe.analysis.callgraph.RootMethod;
import dev.lethe.analysis.callgraph.Site;
import dev.lethe.analysis.entrypoints.EntryPoints;
import dev.lethe.analysis.evidence.Places;
import dev.lethe.analysis.facts.Allowances;
import dev.lethe.analysis.facts.Facts;
import dev.lethe.analysis.facts.TypeNames;
import dev.lethe.analysis.facts.Unmatched;
import dev.lethe.analysis.judge.Case;
import dev.lethe.catalogue.finding.BlindSpot;
import dev.lethe.catalogue.finding.EntryPoint;
import dev.lethe.catalogue.finding.Finding;
import dev.lethe.catalogue.finding.Place;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/** Puts together what is said of a run, sorted. */
final class ResultAssembly {

  private final ProgramReader reader;
  private final Facts facts;
  private final EntryPoints entryPoints;
  private final Case evidence;
  private final CallGraph graph;
  private final Places places;

  ResultAssembly(ProgramReader reader, Facts facts, EntryPoints entryPoints, Case evidence) {
    this.reader = reader;
    this.facts = facts;
    this.entryPoints = entryPoints;
    this.evidence = evidence;
    this.graph = evidence.graph();
    this.places = evidence.places();
  }

  AnalysisResult result(List<Finding> findings) {
    return new AnalysisResult(
        findings,
        Allowances.of(graph.program(), places),
        blindSpots(),
        incomplete(),
        starts(),
        new Discoveries(evidence).all(),
        new Reached(evidence),
        statistics());
  }

  private List<EntryPoint> starts() {
    List<EntryPoint> starts = new ArrayList<>();
    for (RootMethod root : entryPoints.roots()) {
      Place place = places.of(root.method(), graph.flow(root.method()).firstLine());
      starts.add(new EntryPoint(place, root.reason()));
    }
    Collections.sort(starts);
    return starts;
  }

  private List<BlindSpot> blindSpots() {
    TreeSet<BlindSpot> spots = new TreeSet<>();
    graph.forEachBlindSpot(
        (kind, site, consequence) -> spots.add(new BlindSpot(kind, place(site), consequence)));
    return List.copyOf(spots);
  }

  private Place place(Site site) {
    return places.of(site.context().method(), site.step().line());
  }

  // ---- incompleteness

  private List<Incompleteness> incomplete() {
    List<Incompleteness> reasons = new ArrayList<>();
    if (graph.program().application().isEmpty()) {
      reasons.add(nothingToRead());
    } else if (entryPoints.roots().isEmpty()) {
      reasons.add(noEntryPoint());
    }
    entryPoints.unmatched().forEach(it -> reasons.add(noMatch(it)));
    facts.unmatched().forEach(it -> reasons.add(noMatch(it)));
    reader.unreadable().forEach(it -> reasons.add(unreadable(it)));
    graph.missingClasses().forEach((name, site) -> missing(name, site).ifPresent(reasons::add));
    Collections.sort(reasons);
    return reasons;
  }

  private static Incompleteness nothingToRead() {
    return new Incompleteness(
        Incompleteness.Kind.NOTHING_TO_READ,
        "there are no application classes to check",
        "compile the project first, and name the directory or jar that holds its classes");
  }

  private static Incompleteness noEntryPoint() {
    return new Incompleteness(
        Incompleteness.Kind.NO_ENTRY_POINT,
        "no entry point was found: nothing says where a session starts, so nothing was checked",
        "annotate the method with @AgentEntryPoint, or list it under entryPoints in lethe.yml, or name it on the command line"
            + " (--entry com.acme.Agent#run, -Dlethe.entry=com.acme.Agent#run)");
  }

  private static Incompleteness noMatch(Unmatched it) {
    return new Incompleteness(
        Incompleteness.Kind.NO_MATCH,
        it.origin() + ": " + it.what(),
        "correct the name there, or take the entry out");
  }

  private static Incompleteness unreadable(UnreadableClass it) {
    return new Incompleteness(Incompleteness.Kind.UNREADABLE, it.sentence(), it.remedy());
  }

  /** A class that is there and cannot be read is not missing as well. */
  private Optional<Incompleteness> missing(String name, Site site) {
    boolean isThere = reader.unreadable().stream().anyMatch(it -> it.declares(name));
    return isThere ? Optional.empty() : Optional.of(missingAt(name, place(site)));
  }

  private static Incompleteness missingAt(String name, Place place) {
    return new Incompleteness(
        Incompleteness.Kind.MISSING_CLASS,
        "the class "
            + TypeNames.binary(name)
            + " is missing from the class path; "
            + place.type()
            + " uses it ("
            + place.file()
            + ":"
            + place.line()
            + ")",
        "add the jar that holds it to the class path");
  }

  private List<AnalysisResult.Statistic> statistics() {
    return List.of(
        new AnalysisResult.Statistic("application classes", graph.program().application().size()),
        new AnalysisResult.Statistic("entry points", entryPoints.roots().size()),
        new AnalysisResult.Statistic("reachable methods", count(graph.agent())),
        new AnalysisResult.Statistic("other methods looked at", count(graph.outside())));
  }

  private static long count(Collection<Context> contexts) {
    return contexts.stream().filter(context -> !context.method().isSynthetic()).count();
  }
}
