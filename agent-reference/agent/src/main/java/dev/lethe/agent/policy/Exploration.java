package dev.lethe.agent.policy;

import dev.lethe.agent.action.Action;
import dev.lethe.agent.action.Direction;
import dev.lethe.agent.action.Key;
import dev.lethe.agent.context.Feedback;
import dev.lethe.agent.context.Situation;
import dev.lethe.agent.context.View;
import dev.lethe.agent.perception.Role;
import java.util.Optional;

/**
 * Looks behind every link that was not tried yet, page by page, and goes back from what is done.
 */
final class Exploration implements Move {

  @Override
  public Optional<Action> propose(Situation situation) {
    Trail trail = Trail.of(situation);
    return untriedLink(trail, situation.view())
        .or(() -> scroll(trail, situation.view()))
        .or(() -> leave(situation));
  }

  private static Optional<Action> untriedLink(Trail trail, View view) {
    return view.all(Role.LINK).stream()
        .filter(link -> trail.untried().contains(link.label()))
        .findFirst()
        .map(link -> new Action.Tap(link.ref()));
  }

  private static Optional<Action> scroll(Trail trail, View view) {
    if (!trail.endWasSeen()) {
      return Optional.of(new Action.Swipe(Direction.FORWARD));
    }
    if (trail.untried().isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(new Action.Swipe(view.moreAbove() ? Direction.BACKWARD : Direction.FORWARD));
  }

  /** Empty where going back has led nowhere: that is the first page. */
  private static Optional<Action> leave(Situation situation) {
    Action back = new Action.Press(Key.BACK);
    boolean ledNowhere =
        situation
            .deeds()
            .filter(deed -> deed.place().equals(situation.view().place()))
            .anyMatch(
                deed ->
                    deed.action().equals(back)
                        && deed.feedback().kind() == Feedback.Kind.UNCHANGED);
    return ledNowhere ? Optional.empty() : Optional.of(back);
  }
}
