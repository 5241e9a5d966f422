package dev.lethe.analysis.callgraph;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Unread library code that keeps what it was given and may call it. All sites that enter the same
 * library object in the same world share one relay, so that a library in which everything ends up
 * costs as much as it has sites and call-backs, not their product.
 */
public final class Relay implements Caller {

  private final int id;
  private final Site first;
  private final int handed;
  private final int returned;
  private final Map<String, int[]> receivers = new HashMap<>();
  private int calls;

  Relay(int id, Site first, int handed, int returned) {
    this.id = id;
    this.first = first;
    this.handed = handed;
    this.returned = returned;
  }

  /** A number of its own. */
  public int id() {
    return id;
  }

  @Override
  public Site site() {
    return first;
  }

  /** It has met one more object that it may call. */
  void count() {
    calls++;
  }

  /** How many objects it has met that it may call. */
  int calls() {
    return calls;
  }

  /** The nodes of what it calls on objects of a class, or null where it has met none yet. */
  int @Nullable [] receivers(String type) {
    return receivers.get(type);
  }

  /** It calls objects of a class; {@code nodes} are those of the receivers. */
  void calls(String type, int[] nodes) {
    receivers.put(type, nodes);
  }

  /** The node of what it can hand to those it calls. */
  int handed() {
    return handed;
  }

  /** The node of what those it calls return. */
  int returned() {
    return returned;
  }

  @Override
  public String toString() {
    return "library code entered at " + first.context();
  }
}
