package dev.lethe.analysis;

import dev.lethe.analysis.Discovery.Topic;
import dev.lethe.analysis.callgraph.Context;
import dev.lethe.analysis.facts.Facts;
import dev.lethe.analysis.facts.ScreenWords;
import dev.lethe.analysis.facts.TypeNames;
import dev.lethe.analysis.flow.Step;
import dev.lethe.analysis.judge.Case;
import dev.lethe.analysis.program.ClassModel;
import dev.lethe.analysis.program.MethodModel;
import dev.lethe.analysis.program.Program;
import dev.lethe.catalogue.apis.ScreenDeed;
import dev.lethe.catalogue.vocabulary.Origin;
import dev.lethe.catalogue.vocabulary.Vocabulary;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** What was recognised in a project, and why. */
final class Discoveries {

  private final Case evidence;
  private final Facts facts;
  private final Program program;
  private final TreeSet<Discovery> found = new TreeSet<>();

  Discoveries(Case evidence) {
    this.evidence = evidence;
    this.facts = evidence.facts();
    this.program = evidence.graph().program();
  }

  List<Discovery> all() {
    program.application().stream().filter(ClassModel::isMarked).forEach(this::annotated);
    declared(facts.vocabulary());
    evidence.graph().agent().forEach(this::screen);
    return List.copyOf(found);
  }

  // ---- what outlives a session

  private void annotated(ClassModel model) {
    String name = TypeNames.binary(model.name());
    if (facts.isRecordingStore(model.name())) {
      memory("recording store", name, "annotated @RecordingStore, or a subtype");
    }
    if (facts.isSessionScoped(model.name())) {
      memory("session-scoped type", name, "annotated @SessionScoped, or a subtype");
    }
  }

  private void declared(Vocabulary said) {
    said.recordings().forEach(it -> memory("recording store", it.type(), it.origin()));
    said.recordingPaths().forEach(it -> memory("recorded path", it.text(), it.origin()));
    said.stores().forEach(it -> memory(it.kind().word() + " store", it.type(), it.origin()));
    said.inputs().forEach(it -> memory("input", it.type(), it.origin()));
    said.inputPaths().forEach(it -> memory("input path", it.text(), it.origin()));
    said.sessionScoped().forEach(it -> memory("session-scoped type", it.type(), it.origin()));
  }

  private void memory(String kind, String symbol, Origin origin) {
    memory(kind, symbol, origin.toString());
  }

  private void memory(String kind, String symbol, String reason) {
    found.add(new Discovery(Topic.MEMORY, kind, symbol, reason));
  }

  // ---- what the agent does with a screen

  private void screen(Context context) {
    for (Step step : context.flow().steps()) {
      if (step instanceof Step.Call call) {
        screen(
            program.resolve(
                call.target().owner(), call.target().name(), call.target().descriptor()));
      } else if (step instanceof Step.Function function) {
        screen(
            program.resolve(
                function.implementation().owner(),
                function.implementation().name(),
                function.implementation().descriptor()));
      }
    }
  }

  private void screen(@Nullable MethodModel method) {
    String kind = method == null ? "" : kind(method);
    if (method != null && !kind.isEmpty()) {
      String symbol = TypeNames.binary(method.owner().name()) + "#" + method.name();
      boolean known = facts.screen().isKnown(method);
      String reason = known ? "known of its library" : "said by the project";
      found.add(new Discovery(Topic.SCREEN, kind, symbol, reason));
    }
  }

  private String kind(MethodModel method) {
    ScreenWords words = facts.screen();
    ScreenDeed deed = words.deed(method);
    if (words.resolves(method)) {
      return "resolves a place";
    }
    return deed == null
        ? ""
        : switch (deed) {
          case OBSERVES -> "observes the screen";
          case CHANGES, ACTS -> "acts";
          case AIMS -> "aims a gesture";
          case RESOLVES -> "resolves a place";
          case FINDS -> "finds an element";
          case RENEWS -> "brings another page";
        };
  }
}
