package com.acme.store;

public final class Digest {

  public static int size(Diary diary) {
    return diary.lines().size();
  }
}
