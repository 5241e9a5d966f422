package com.acme.agent;

import com.acme.api.Past;
import com.acme.store.Diary;
import com.acme.store.DiaryPast;
import dev.lethe.annotations.AgentEntryPoint;

public final class Agent {

  private final Past past = new DiaryPast(new Diary());

  @AgentEntryPoint
  public String run(String task) {
    return past.lastLine() + task;
  }
}
