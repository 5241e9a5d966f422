package dev.lethe.agent.action;

/** A name for a control, handed out by one session's ref table and good for that session alone. */
public record Ref(String name) {

  @Override
  public String toString() {
    return name;
  }
}
