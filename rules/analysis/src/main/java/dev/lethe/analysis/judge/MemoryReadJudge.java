package dev.lethe.analysis.judge;

import dev.lethe.analysis.callgraph.Context;
import dev.lethe.analysis.facts.Facts;
import dev.lethe.analysis.flow.Member;
import dev.lethe.analysis.flow.Step;
import dev.lethe.analysis.judge.wiring.Wired;
import dev.lethe.analysis.judge.wiring.Wirings;
import dev.lethe.analysis.program.MethodModel;
import dev.lethe.catalogue.Rule;
import dev.lethe.catalogue.Severity;
import dev.lethe.catalogue.finding.Evidence;
import dev.lethe.catalogue.finding.Finding;
import dev.lethe.catalogue.finding.Place;
import dev.lethe.catalogue.vocabulary.StoreKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Finds agent-reachable code that reads a store which outlives the session. */
public final class MemoryReadJudge implements Judge {

  private final Rule rule;

  public MemoryReadJudge(Rule rule) {
    this.rule = rule;
  }

  @Override
  public List<Finding> judge(Case evidence) {
    Lines lines = new Lines(rule, evidence);
    RecordedPlaces recorded = new RecordedPlaces(evidence);
    List<Access> accesses = accesses(evidence);
    List<Access> writes = accesses.stream().filter(Access::writes).toList();
    for (Access access : accesses) {
      if (access.reads()
          && isMemory(access, evidence.facts())
          && !isOfTheStoreItself(access, evidence)
          && !isOfTheBuild(access, writes, evidence)
          && recorded.readAt(access.context(), access.step()).isEmpty()) {
        lines.add(suspicion(access, writes, evidence));
      }
    }
    boolean indexIsWritten = !writtenIndexes(writes, evidence).isEmpty();
    Wirings.of(evidence, indexIsWritten).forEach(wired -> wirings(wired, evidence, lines));
    return lines.findings();
  }

  private static List<Access> writtenIndexes(List<Access> writes, Case evidence) {
    return writes.stream()
        .filter(write -> write.kind() == StoreKind.VECTOR_INDEX && !isBuilding(write, evidence))
        .toList();
  }

  private static void wirings(Wired wired, Case evidence, Lines lines) {
    MethodModel method = wired.method();
    if (!evidence.facts().isInput(method.owner().name())) {
      int line = wired.call().line();
      lines.add(
          new Lines.Suspicion(
              agentContext(method, evidence),
              evidence.places().of(method, line),
              line,
              Severity.ERROR,
              subject(wired.call()),
              "hands " + article(wired.kind().word()) + " to the agent" + wired.why(),
              List.of()));
    }
  }

  private static @Nullable Context agentContext(MethodModel method, Case evidence) {
    return evidence.graph().agent().stream()
        .filter(context -> context.method() == method && evidence.paths().reaches(context))
        .findFirst()
        .orElse(null);
  }

  private static List<Access> accesses(Case evidence) {
    Accesses search = new Accesses(evidence.graph(), evidence.facts());
    List<Access> found = new ArrayList<>();
    for (Context context : evidence.graph().agent()) {
      if (evidence.paths().reaches(context)) {
        found.addAll(search.in(context));
      }
    }
    return found;
  }

  /** Inputs, temporary places, and what happens inside inputs and recording stores are none. */
  private static boolean isMemory(Access access, Facts facts) {
    String type = access.context().method().owner().name();
    boolean input =
        facts.isInput(type) || facts.isInput(access.store()) || isInputPlace(access, facts);
    return !input && !access.temporary() && !facts.isRecordingStore(type);
  }

  /** A store that asks itself, or the one it wraps, is reported where others ask it. */
  private static boolean isOfTheStoreItself(Access access, Case evidence) {
    String type = access.context().method().owner().name();
    return evidence.facts().declaredStore(access.store()).isEmpty()
        && evidence.graph().program().isSubtype(type, access.store());
  }

  /** An index in this process that no session writes holds what the application put there. */
  private static boolean isOfTheBuild(Access access, List<Access> writes, Case evidence) {
    return access.inMemory()
        && access.kind() == StoreKind.VECTOR_INDEX
        && writtenIndexes(writes, evidence).isEmpty();
  }

  private static boolean isBuilding(Access write, Case evidence) {
    MethodModel written = evidence.places().written(write.context().method());
    return written.isConstructor() || written.isInitializer();
  }

  private static boolean isInputPlace(Access access, Facts facts) {
    return !access.place().isEmpty()
        && access.place().stream()
            .allMatch(
                place ->
                    facts.vocabulary().inputPaths().stream()
                        .anyMatch(pattern -> Patterns.covers(pattern, place)));
  }

  private static Lines.Suspicion suspicion(Access access, List<Access> writes, Case evidence) {
    Optional<Access> write =
        writes.stream().filter(other -> Channels.connects(other, access)).findFirst();
    boolean error = Channels.isAlwaysMemory(access.kind()) || write.isPresent();
    List<Evidence> seen =
        write
            .map(it -> List.of(new Evidence("the same place is written here", place(it, evidence))))
            .orElse(List.of());
    return new Lines.Suspicion(
        access.context(),
        place(access, evidence),
        access.step().line(),
        error ? Severity.ERROR : Severity.WARNING,
        subject(access.step()),
        message(access, write.isPresent()),
        seen);
  }

  private static Place place(Access access, Case evidence) {
    return evidence.places().of(access.context().method(), access.step().line());
  }

  private static String subject(Step step) {
    Member target = target(step);
    return target.owner().replace('/', '.') + "#" + target.name();
  }

  private static Member target(Step step) {
    return step instanceof Step.Call call ? call.target() : ((Step.Function) step).implementation();
  }

  private static String message(Access access, boolean channel) {
    Member target = target(access.step());
    String type =
        target
            .owner()
            .substring(
                Math.max(target.owner().lastIndexOf('/'), target.owner().lastIndexOf('$')) + 1);
    String call =
        target.name().equals("<init>") ? "new " + type + "(…)" : type + "." + target.name() + "()";
    String where =
        access.place().stream()
            .filter(place -> !place.text().equals(access.store()))
            .map(MemoryReadJudge::shown)
            .sorted()
            .findFirst()
            .orElse("");
    String why =
        channel
            ? ", which sessions write, too"
            : Channels.isAlwaysMemory(access.kind()) ? "" : ", which outlives the session";
    return "reads " + article(access.kind().word()) + where + " by " + call + why;
  }

  private static String shown(PlaceText place) {
    return place.text().isEmpty() ? "" : " \"" + place.text() + (place.exact() ? "" : "…") + "\"";
  }

  private static String article(String kind) {
    return ("aeiou".indexOf(kind.charAt(0)) >= 0 ? "an " : "a ") + kind + " store";
  }
}
