package dev.lethe.analysis.callgraph;

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
  private final Receivers receivers;
  private int calls;

  Relay(int id, Site first, int handed, int returned, Receivers receivers) {
    this.id = id;
    this.first = first;
    this.handed = handed;
    this.returned = returned;
    this.receivers = receivers;
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

  /** Whom it calls back. */
  Receivers receivers() {
    return receivers;
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
