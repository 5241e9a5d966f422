package dev.lethe.agent.session;

import dev.lethe.agent.perception.Element;
import dev.lethe.agent.perception.Screen;

/** A control with its value and position at a place. */
record ControlState(String place, Element control) {

  /** Says whether the screen shows the control just so. */
  boolean isShownOn(Screen screen) {
    return isAt(screen) && screen.elements().contains(control);
  }

  /** Says whether the screen shows the control elsewhere or with another value. */
  boolean isContradictedBy(Screen screen) {
    return isAt(screen) && screen.find(control).isPresent() && !isShownOn(screen);
  }

  private boolean isAt(Screen screen) {
    return screen.place().equals(place);
  }
}
