package dev.lethe.agent.policy;

import dev.lethe.agent.action.Action;
import dev.lethe.agent.action.Claim;
import dev.lethe.agent.context.Situation;
import java.util.List;
import java.util.Optional;

/**
 * A deterministic policy for a settings app: takes the first of its moves that proposes something.
 * The same situation always gives the same action.
 */
public final class SettingsPolicy implements Policy {

  private final List<Move> moves =
      List.of(
          new Patience(),
          new DialogAnswer(),
          new GoalControl(),
          new Inquiry(),
          new FollowRoute(),
          new Exploration());

  @Override
  public Action next(Situation situation) {
    for (Move move : moves) {
      Optional<Action> action = move.propose(situation);
      if (action.isPresent()) {
        return action.get();
      }
    }
    return new Action.Finish(
        Claim.GAVE_UP, "'" + situation.task().goal().control() + "' is on no page that was found");
  }
}
