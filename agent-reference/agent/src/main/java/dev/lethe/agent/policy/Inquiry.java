package dev.lethe.agent.policy;

import dev.lethe.agent.action.Action;
import dev.lethe.agent.context.Event;
import dev.lethe.agent.context.Situation;
import java.util.Optional;

/** Asks, once a session, where the goal's control is. */
final class Inquiry implements Move {

  @Override
  public Optional<Action> propose(Situation situation) {
    boolean asked = situation.of(Event.Learned.class).findAny().isPresent();
    String question = "Where is the setting " + situation.task().goal().control() + "?";
    return asked ? Optional.empty() : Optional.of(new Action.Ask(question));
  }
}
