package dev.lethe.agent.device;

import dev.lethe.agent.action.Direction;
import dev.lethe.agent.action.Key;
import dev.lethe.agent.perception.Frame;
import dev.lethe.agent.perception.Point;
import dev.lethe.annotations.ChangesScreen;
import dev.lethe.annotations.Observes;

/** The thing that is operated. */
public interface Device {

  /** Returns what is shown now; every earlier frame is out of date from here on. */
  @Observes
  Frame observe();

  /** Touches the point. */
  @ChangesScreen
  void tap(Point at);

  /** Replaces the text of the field that has the focus, if any has. */
  @ChangesScreen
  void type(String text);

  /** Moves the page, if it goes on in that direction. */
  @ChangesScreen
  void swipe(Direction direction);

  /** Presses a key of the device. */
  @ChangesScreen
  void press(Key key);
}
