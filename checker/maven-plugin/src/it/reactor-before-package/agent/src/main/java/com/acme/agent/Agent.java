package com.acme.agent;

import com.acme.store.Diary;
import com.acme.store.Digest;
import dev.lethe.annotations.AgentEntryPoint;

public final class Agent {

  @AgentEntryPoint
  public int run(Diary diary) {
    return Digest.size(diary);
  }
}
