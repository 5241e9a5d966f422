package com.acme.agent;

import com.acme.store.Diary;
import dev.lethe.annotations.AgentEntryPoint;

public final class Agent {

  private final Diary diary = new Diary();

  @AgentEntryPoint
  public String run(String task) {
    diary.write(task);
    return task;
  }
}
