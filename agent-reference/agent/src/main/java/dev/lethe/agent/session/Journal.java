package dev.lethe.agent.session;

import dev.lethe.agent.action.Action;
import dev.lethe.agent.context.Event;
import dev.lethe.agent.perception.Bounds;
import dev.lethe.agent.perception.Frame;
import dev.lethe.agent.perception.Node;
import dev.lethe.agent.perception.Screen;
import dev.lethe.agent.recording.Entry;
import dev.lethe.agent.recording.Recorder;
import dev.lethe.agent.recording.Value;
import dev.lethe.agent.recording.Value.Fields;
import dev.lethe.agent.task.Cost;
import dev.lethe.agent.task.Outcome;
import dev.lethe.agent.task.Task;
import dev.lethe.annotations.SessionScoped;
import java.util.List;
import java.util.Locale;

/** Puts what happens in a session into words for the recorder. */
@SessionScoped
final class Journal {

  private final Recorder recorder;

  Journal(Recorder recorder) {
    this.recorder = recorder;
  }

  void opened(Task task) {
    write(
        "opened",
        task.instruction(),
        Fields.none()
            .with("task", task.name())
            .with("control", task.goal().control())
            .with("value", task.goal().value()));
  }

  void saw(Frame frame, Screen screen) {
    write(
        "observed",
        screen.loading() ? screen.place() + ", loading" : screen.place(),
        Fields.none()
            .with("frame", frame.number())
            .with("place", screen.place())
            .with("loading", screen.loading())
            .with("nodes", nodes(frame)));
  }

  private static Value nodes(Frame frame) {
    return new Value.Items(frame.nodes().stream().<Value>map(Journal::node).toList());
  }

  private static Fields node(Node node) {
    Bounds bounds = node.bounds();
    return Fields.none()
        .with("kind", word(node.kind()))
        .with("text", node.text())
        .with("left", bounds.left())
        .with("top", bounds.top())
        .with("width", bounds.width())
        .with("height", bounds.height());
  }

  void chose(Action action, List<String> advice) {
    write("chose", action.toString(), Fields.none().with("advice", advice));
  }

  void acted(Event.Did did) {
    write(
        "acted",
        did.toString(),
        Fields.none()
            .with("step", did.step())
            .with("place", did.place())
            .with("action", did.action().toString())
            .with("target", did.target())
            .with("feedback", word(did.feedback().kind())));
  }

  void noted(String observation, String action, String feedback, ControlState condition) {
    write(
        "noted",
        "noted: " + observation + "; " + action + ": " + feedback,
        Fields.none()
            .with("observation", observation)
            .with("action", action)
            .with("feedback", feedback)
            .with("place", condition.place())
            .with("control", condition.control().label())
            .with("value", condition.control().value()));
  }

  void researched(Event.Learned learned) {
    write(
        "researched",
        learned.question() + " " + learned.answer(),
        Fields.none().with("question", learned.question()).with("answer", learned.answer()));
  }

  void refused(Event.Refused refused) {
    write(
        "refused",
        "not believed (" + refused.finish() + "): " + refused.reason(),
        Fields.none()
            .with("claim", word(refused.finish().claim()))
            .with("reason", refused.reason()));
  }

  void closed(Outcome outcome) {
    Cost cost = outcome.cost();
    write(
        "closed",
        word(outcome.kind()) + ": " + outcome.reason(),
        Fields.none()
            .with("outcome", word(outcome.kind()))
            .with("reason", outcome.reason())
            .with("evidence", outcome.evidence())
            .with("actions", cost.actions())
            .with("observations", cost.observations())
            .with("perceptions", cost.perceptions())
            .with("decisions", cost.decisions()));
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  private void write(String kind, String text, Fields details) {
    recorder.write(new Entry(kind, text, details));
  }
}
