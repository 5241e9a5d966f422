package dev.lethe.agent.session;

import dev.lethe.agent.action.Action;
import dev.lethe.agent.action.Ref;
import dev.lethe.agent.device.Device;
import dev.lethe.agent.perception.Element;
import dev.lethe.agent.perception.Screen;
import dev.lethe.annotations.SessionScoped;
import java.util.Optional;

/** Carries out actions: looks again, resolves the ref against what is shown now, acts once. */
@SessionScoped
final class Hand {

  private final Device device;
  private final Sight sight;
  private final RefTable refs;

  Hand(Device device, Sight sight, RefTable refs) {
    this.device = device;
    this.sight = sight;
    this.refs = refs;
  }

  /**
   * Sends one action to the device.
   *
   * @param place where the action was chosen for
   * @throws StaleRefException if the screen is not that any more; nothing was sent then
   */
  Deed perform(Action action, String place) throws StaleRefException {
    Screen now = sight.look();
    if (!now.place().equals(place)) {
      throw new StaleRefException(place + " is gone; the screen shows " + now.place());
    }
    if (action instanceof Action.Tap tap) {
      return tap(tap, now);
    }
    if (action instanceof Action.Type type) {
      return type(type, now);
    }
    return move(action, now);
  }

  private Deed tap(Action.Tap tap, Screen now) throws StaleRefException {
    Optional<Element> control = control(tap.ref());
    device.tap(refs.resolve(tap.ref()));
    return new Deed(tap, now, control);
  }

  private Deed type(Action.Type type, Screen now) throws StaleRefException {
    Optional<Element> field = control(type.field());
    device.type(type.text());
    return new Deed(type, now, field);
  }

  private Deed move(Action action, Screen now) {
    if (action instanceof Action.Swipe swipe) {
      device.swipe(swipe.direction());
    } else if (action instanceof Action.Press press) {
      device.press(press.key());
    } else {
      throw new IllegalArgumentException("Not an action on the device: " + action);
    }
    return new Deed(action, now);
  }

  private Optional<Element> control(Ref ref) throws StaleRefException {
    return Optional.of(refs.element(ref));
  }
}
