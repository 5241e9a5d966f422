package dev.lethe.analysis.callgraph;

import java.util.ArrayDeque;
import java.util.function.Consumer;

/**
 * Tells listeners of objects. A listener may make others listen, which are told at once; where that
 * goes too deep they wait.
 */
final class Telling {

  /** A listener that is told later. */
  private record Postponed(ObjectSet objects, Consumer<HeapObject> listener) {}

  /** How deep listeners may make each other listen before they have to wait. */
  private static final int DEEP = 64;

  private final HeapObjects objects;
  private final ArrayDeque<Postponed> postponed = new ArrayDeque<>();
  private int depth;

  Telling(HeapObjects objects) {
    this.objects = objects;
  }

  void tell(ObjectSet news, Consumer<HeapObject> listener) {
    if (depth > DEEP) {
      postponed.add(new Postponed(news.copy(), listener));
      return;
    }
    depth++;
    for (int id : news.toArray()) {
      listener.accept(objects.get(id));
    }
    depth--;
  }

  /** Tells those who had to wait. */
  void catchUp() {
    while (!postponed.isEmpty()) {
      Postponed next = postponed.remove();
      tell(next.objects, next.listener);
    }
  }

  /** Whether nobody waits. */
  boolean isDone() {
    return postponed.isEmpty();
  }
}
