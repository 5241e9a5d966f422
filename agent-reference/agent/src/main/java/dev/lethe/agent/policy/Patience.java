package dev.lethe.agent.policy;

import dev.lethe.agent.action.Action;
import dev.lethe.agent.context.Situation;
import java.util.Optional;

/** Waits while a page is loading. */
final class Patience implements Move {

  @Override
  public Optional<Action> propose(Situation situation) {
    return situation.view().loading() ? Optional.of(new Action.Wait()) : Optional.empty();
  }
}
