package dev.lethe.agent.policy;

import dev.lethe.agent.context.Control;
import dev.lethe.agent.context.Event;
import dev.lethe.agent.context.Situation;
import dev.lethe.agent.context.View;
import dev.lethe.agent.perception.Role;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What the context says about the place shown now.
 *
 * @param endWasSeen whether the page was ever scrolled to its end
 * @param untried the labels of links that were seen here and never used
 */
record Trail(boolean endWasSeen, Set<String> untried) {

  static Trail of(Situation situation) {
    String place = situation.view().place();
    List<View> views =
        situation
            .of(Event.Saw.class)
            .map(Event.Saw::view)
            .filter(view -> view.place().equals(place) && !view.loading())
            .toList();
    return new Trail(views.stream().anyMatch(view -> !view.moreBelow()), untried(views, situation));
  }

  private static Set<String> untried(List<View> views, Situation situation) {
    Set<String> labels =
        views.stream()
            .flatMap(view -> view.all(Role.LINK).stream())
            .map(Control::label)
            .collect(Collectors.toCollection(LinkedHashSet::new));
    labels.removeAll(tried(situation));
    return labels;
  }

  private static Set<String> tried(Situation situation) {
    return situation
        .deeds()
        .filter(deed -> deed.place().equals(situation.view().place()))
        .map(Event.Did::target)
        .collect(Collectors.toSet());
  }
}
