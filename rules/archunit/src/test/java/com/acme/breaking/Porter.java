package com.acme.breaking;

import dev.lethe.annotations.AgentEntryPoint;
import java.util.HashMap;
import java.util.Map;

/** An agent that knows its guests from earlier sessions. */
public final class Porter {

  private static final Map<String, String> ROOMS = new HashMap<>();

  /** Shows a guest to a room. */
  @AgentEntryPoint
  public String show(String guest, String room) {
    String last = ROOMS.put(guest, room);
    return last == null ? room : last;
  }
}
