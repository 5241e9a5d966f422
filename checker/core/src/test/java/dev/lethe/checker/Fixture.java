package dev.lethe.checker;

import dev.lethe.analysis.AnalysisResult;
import dev.lethe.analysis.AnalysisResult.Statistic;
import dev.lethe.analysis.Discovery;
import dev.lethe.analysis.Incompleteness;
import dev.lethe.analysis.ReachedCode;
import dev.lethe.catalogue.Rule;
import dev.lethe.catalogue.Severity;
import dev.lethe.catalogue.finding.Allowance;
import dev.lethe.catalogue.finding.BlindSpot;
import dev.lethe.catalogue.finding.EntryPoint;
import dev.lethe.catalogue.finding.Evidence;
import dev.lethe.catalogue.finding.Finding;
import dev.lethe.catalogue.finding.PathStep;
import dev.lethe.catalogue.finding.Place;
import dev.lethe.catalogue.finding.StepKind;
import dev.lethe.catalogue.memoryread.MemoryRead;
import dev.lethe.catalogue.recordingread.RecordingRead;
import dev.lethe.catalogue.sessionoutlivingstate.SessionOutlivingState;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Results of an analysis of an agent that does not exist, made by hand. */
public final class Fixture {

  public static final Place RUN =
      new Place("com.acme.Agent", "run(Ljava/lang/String;)V", "com/acme/Agent.java", 14);
  public static final Place PREVIOUS =
      new Place("com.acme.StepLog", "previous()Ljava/util/List;", "com/acme/StepLog.java", 41);
  private static final Place REMEMBER =
      new Place("com.acme.Agent", "remember(I)V", "com/acme/Agent.java", 33);
  public static final EntryPoint ENTRY = new EntryPoint(RUN, "annotated @AgentEntryPoint");

  private final List<Finding> findings = new ArrayList<>();
  private final List<Allowance> allowances = new ArrayList<>();
  private final List<BlindSpot> blindSpots = new ArrayList<>();
  private final List<Incompleteness> incomplete = new ArrayList<>();
  private final List<Discovery> discoveries = new ArrayList<>();
  private final List<EntryPoint> entryPoints = new ArrayList<>(List.of(ENTRY));

  public static Finding recordingRead() {
    return new Finding(
        RecordingRead.RULE,
        Severity.ERROR,
        PREVIOUS,
        "com.acme.Recorder#entries()Ljava/util/List;",
        "reads the recording store com.acme.Recorder",
        pathToPrevious(),
        List.of(),
        0);
  }

  private static List<PathStep> pathToPrevious() {
    return List.of(
        new PathStep(StepKind.ENTRY, RUN, RUN),
        new PathStep(StepKind.SINGLE, at(PREVIOUS, RUN, 20), RUN.atLine(20)),
        new PathStep(StepKind.USE, PREVIOUS, PREVIOUS));
  }

  private static Place at(Place entered, Place in, int line) {
    return new Place(entered.type(), entered.member(), in.file(), line);
  }

  public static Finding staticField() {
    Place field = new Place("com.acme.Agent", "SEEN", "com/acme/Agent.java", 0);
    return new Finding(
        SessionOutlivingState.RULE,
        Severity.ERROR,
        field,
        "com.acme.Agent#SEEN",
        "keeps state in a static field",
        List.of(
            new PathStep(StepKind.ENTRY, RUN, RUN),
            new PathStep(StepKind.USE, RUN.atLine(16), RUN.atLine(16))),
        List.of(
            new Evidence("a session changes what is in it here", REMEMBER, pathToRemember()),
            new Evidence("a session reads it here", RUN.atLine(16))),
        2);
  }

  private static List<PathStep> pathToRemember() {
    return List.of(
        new PathStep(StepKind.ENTRY, RUN, RUN),
        new PathStep(StepKind.DIRECT, at(REMEMBER, RUN, 17), RUN.atLine(17)),
        new PathStep(StepKind.USE, REMEMBER, REMEMBER));
  }

  public static Finding fileRead() {
    return finding(MemoryRead.RULE, Severity.WARNING, RUN.atLine(18), "java.nio.file.Files#lines");
  }

  public static Finding finding(Rule rule, Severity severity, Place place, String subject) {
    List<PathStep> path =
        List.of(new PathStep(StepKind.ENTRY, RUN, RUN), new PathStep(StepKind.USE, place, place));
    return new Finding(rule, severity, place, subject, "reads a file", path, List.of(), 0);
  }

  public static BlindSpot blindSpot(int line) {
    return new BlindSpot(
        "reflection", RUN.atLine(line), "a method whose name is computed may be called");
  }

  public Fixture with(Finding... more) {
    findings.addAll(List.of(more));
    return this;
  }

  public Fixture with(Allowance... more) {
    allowances.addAll(List.of(more));
    return this;
  }

  public Fixture with(BlindSpot... more) {
    blindSpots.addAll(List.of(more));
    return this;
  }

  public Fixture with(Incompleteness... more) {
    incomplete.addAll(List.of(more));
    return this;
  }

  public Fixture with(Discovery... more) {
    discoveries.addAll(List.of(more));
    return this;
  }

  public Fixture withoutEntryPoints() {
    entryPoints.clear();
    return this;
  }

  public AnalysisResult result() {
    return new AnalysisResult(
        findings,
        allowances,
        blindSpots,
        incomplete,
        entryPoints,
        discoveries,
        reached(),
        List.of(new Statistic("application classes", 3), new Statistic("library classes", 120)));
  }

  private ReachedCode reached() {
    List<Place> methods =
        entryPoints.isEmpty()
            ? List.of()
            : IntStream.rangeClosed(1, 214).mapToObj(RUN::atLine).toList();
    return new ReachedCode() {
      @Override
      public List<Place> methods() {
        return methods;
      }

      @Override
      public List<PathStep> pathTo(Place method) {
        return List.of();
      }
    };
  }
}
