package dev.lethe.agent.perception;

import dev.lethe.annotations.SessionScoped;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Spares a session the perception of what it has perceived before. Clearing it at any time costs
 * time and changes nothing else.
 */
@SessionScoped
public final class PerceptionCache {

  private final Perception perception = new Perception();
  private final Map<List<Node>, Screen> screens = new HashMap<>();
  private long perceptions;

  /** Returns the screen that a frame shows. */
  public Screen screen(Frame frame) {
    return screens.computeIfAbsent(frame.nodes(), this::perceive);
  }

  private Screen perceive(List<Node> nodes) {
    perceptions++;
    return perception.screen(nodes);
  }

  /** Forgets everything perceived. */
  public void clear() {
    screens.clear();
  }

  /** Returns how often a frame had to be perceived. */
  public long perceptions() {
    return perceptions;
  }
}
