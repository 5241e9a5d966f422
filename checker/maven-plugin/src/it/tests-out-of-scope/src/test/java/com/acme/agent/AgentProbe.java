package com.acme.agent;

import com.acme.store.Diary;
import dev.lethe.annotations.AgentEntryPoint;

public final class AgentProbe {

  @AgentEntryPoint
  public int look(Diary diary) {
    return diary.lines().size();
  }
}
