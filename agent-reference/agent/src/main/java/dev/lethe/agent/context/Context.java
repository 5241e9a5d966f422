package dev.lethe.agent.context;

import dev.lethe.annotations.SessionScoped;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Everything a session has seen, done and been told, in order. It grows, and ends with the session.
 */
@SessionScoped
public final class Context {

  private final List<Event> events = new ArrayList<>();

  /** Appends an event. */
  public void add(Event event) {
    events.add(event);
  }

  /** Returns the events so far, oldest first; the list cannot be changed by who gets it. */
  public List<Event> events() {
    return Collections.unmodifiableList(events);
  }
}
