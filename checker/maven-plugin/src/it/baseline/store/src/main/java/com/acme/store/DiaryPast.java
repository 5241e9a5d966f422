package com.acme.store;

import com.acme.api.Past;

public final class DiaryPast implements Past {

  private final Diary diary;

  public DiaryPast(Diary diary) {
    this.diary = diary;
  }

  @Override
  public String lastLine() {
    return diary.lines().get(0);
  }
}
