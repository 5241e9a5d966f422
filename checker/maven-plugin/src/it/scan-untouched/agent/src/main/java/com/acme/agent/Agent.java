package com.acme.agent;

import com.acme.store.Diary;

public final class Agent {

  private final Diary diary = new Diary();

  public String run(String task) {
    for (String line : diary.lines()) {
      task = line + task;
    }
    diary.write(task);
    return task;
  }
}
