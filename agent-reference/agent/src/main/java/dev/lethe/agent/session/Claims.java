package dev.lethe.agent.session;

import dev.lethe.agent.action.Action;
import dev.lethe.agent.context.Event;
import dev.lethe.agent.context.Feedback;
import dev.lethe.agent.context.Situation;
import dev.lethe.agent.context.View;
import dev.lethe.agent.task.Goal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Says which evidence there is for a policy's claim. Done must be seen now; impossible must have
 * been tried on the device, since a session may report no failure that it did not observe.
 */
final class Claims {

  /** Returns the evidence for the claim in this situation, or empty if the claim does not stand. */
  Optional<List<String>> evidence(Action.Finish finish, Situation situation) {
    return switch (finish.claim()) {
      case DONE -> done(situation);
      case IMPOSSIBLE -> impossible(situation);
      case GAVE_UP -> Optional.of(deeds(situation));
    };
  }

  /** Says what a claim that does not stand lacks. */
  String objection(Action.Finish finish, Goal goal) {
    return switch (finish.claim()) {
      case DONE -> "the screen does not show " + goal;
      case IMPOSSIBLE -> "'" + goal.control() + "' was not tried " + Verifier.LESSON + " times";
      case GAVE_UP -> "";
    };
  }

  private static Optional<List<String>> done(Situation situation) {
    Goal goal = situation.task().goal();
    if (!isShown(goal, situation.view())) {
      return Optional.empty();
    }
    List<String> evidence = new ArrayList<>(deeds(situation));
    evidence.add(situation.view().place() + " shows " + goal);
    return Optional.of(evidence);
  }

  private static boolean isShown(Goal goal, View view) {
    return view.controls().stream()
        .anyMatch(
            control ->
                control.label().equals(goal.control()) && control.value().equals(goal.value()));
  }

  private static Optional<List<String>> impossible(Situation situation) {
    List<String> attempts =
        situation
            .deeds()
            .filter(deed -> deed.target().equals(situation.task().goal().control()))
            .filter(deed -> deed.feedback().kind() == Feedback.Kind.UNCHANGED)
            .map(Event.Did::toString)
            .toList();
    return attempts.size() < Verifier.LESSON ? Optional.empty() : Optional.of(attempts);
  }

  private static List<String> deeds(Situation situation) {
    return situation.deeds().map(Event.Did::toString).toList();
  }
}
