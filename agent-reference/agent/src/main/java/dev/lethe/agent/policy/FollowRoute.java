package dev.lethe.agent.policy;

import dev.lethe.agent.action.Action;
import dev.lethe.agent.action.Direction;
import dev.lethe.agent.context.Control;
import dev.lethe.agent.context.Event;
import dev.lethe.agent.context.Situation;
import dev.lethe.agent.perception.Role;
import java.util.List;
import java.util.Optional;

/**
 * Goes the way that research named, as far as the screen agrees. A link that was tried twice is not
 * tried again: the answer may be wrong.
 */
final class FollowRoute implements Move {

  private static final String BEFORE = " is under ";

  @Override
  public Optional<Action> propose(Situation situation) {
    List<String> route = route(situation);
    int here = route.indexOf(situation.view().place());
    return here >= 0 ? onRoute(route.subList(here + 1, route.size()), situation) : Optional.empty();
  }

  private static Optional<Action> onRoute(List<String> ahead, Situation situation) {
    if (!ahead.isEmpty()) {
      Optional<Control> link = situation.view().find(Role.LINK, ahead.get(0));
      if (link.isPresent()) {
        return link.filter(found -> attempts(found, situation) < 2)
            .map(found -> new Action.Tap(found.ref()));
      }
    }
    return Trail.of(situation).endWasSeen()
        ? Optional.empty()
        : Optional.of(new Action.Swipe(Direction.FORWARD));
  }

  private static long attempts(Control link, Situation situation) {
    return situation
        .deeds()
        .filter(deed -> deed.place().equals(situation.view().place()))
        .filter(deed -> deed.target().equals(link.label()))
        .count();
  }

  private static List<String> route(Situation situation) {
    return situation
        .of(Event.Learned.class)
        .map(Event.Learned::answer)
        .filter(answer -> answer.contains(BEFORE))
        .map(FollowRoute::route)
        .findFirst()
        .orElse(List.of());
  }

  private static List<String> route(String answer) {
    String path = answer.substring(answer.indexOf(BEFORE) + BEFORE.length());
    return List.of(path.substring(0, path.lastIndexOf('.')).split(" > ", -1));
  }
}
