package dev.lethe.agent.session;

import dev.lethe.agent.action.Action;
import dev.lethe.agent.perception.Element;
import dev.lethe.agent.perception.Screen;
import java.util.Optional;

/**
 * An action that was sent to the device.
 *
 * @param before the screen right before it
 * @param control the control it was aimed at, as it was then
 */
record Deed(Action action, Screen before, Optional<Element> control) {

  Deed(Action action, Screen before) {
    this(action, before, Optional.empty());
  }

  /** Says whether the screen shows that the device followed. */
  boolean hadEffect(Screen now) {
    return !now.place().equals(before.place()) || changedValue(now) || scrolled(now);
  }

  private boolean changedValue(Screen now) {
    return control
        .flatMap(was -> now.find(was).map(is -> !is.value().equals(was.value())))
        .orElse(false);
  }

  private boolean scrolled(Screen now) {
    return action instanceof Action.Swipe && !now.labels().equals(before.labels());
  }

  /** Returns the label of the control aimed at, empty if there was none. */
  String target() {
    return control.map(Element::label).orElse("");
  }
}
