package com.acme.agent;

import com.acme.store.Diary;
import dev.lethe.annotations.AgentEntryPoint;

public final class Agent {

  private final Diary diary;

  public Agent(Diary diary) {
    System.out.println("Statements before super() need a newer Java.");
    super();
    this.diary = diary;
  }

  @AgentEntryPoint
  public int run(Object task) {
    return switch (task) {
      case String text -> text.length();
      case Integer number -> diary.lines().get(number).length();
      default -> 0;
    };
  }
}
