package dev.lethe.agent.context;

import dev.lethe.agent.task.Task;
import java.util.List;
import java.util.stream.Stream;

/**
 * All a policy is given to choose by.
 *
 * @param events the context, oldest first
 * @param view what is shown now
 * @param advice what the notes say that apply now
 */
public record Situation(Task task, List<Event> events, View view, List<Advice> advice) {

  /** Returns the actions taken so far that the device took, oldest first. */
  public Stream<Event.Did> deeds() {
    return of(Event.Did.class).filter(Event.Did::reachedDevice);
  }

  /** Returns the events of one kind, oldest first. */
  public <E extends Event> Stream<E> of(Class<E> kind) {
    return events.stream().filter(kind::isInstance).map(kind::cast);
  }
}
