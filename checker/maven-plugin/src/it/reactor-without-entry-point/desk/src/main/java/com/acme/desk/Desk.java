package com.acme.desk;

import com.acme.store.Diary;

public final class Desk {

  public int size(Diary diary) {
    return diary.lines().size();
  }
}
