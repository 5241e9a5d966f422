package com.acme.obeying;

import dev.lethe.annotations.AgentEntryPoint;
import java.util.ArrayList;
import java.util.List;

/** An agent that keeps nothing but the context of its session. */
public final class Concierge {

  private final List<String> context = new ArrayList<>();

  /** Greets a guest. */
  @AgentEntryPoint
  public String greet(String guest) {
    context.add(guest);
    return "Good evening, " + context.get(0);
  }
}
