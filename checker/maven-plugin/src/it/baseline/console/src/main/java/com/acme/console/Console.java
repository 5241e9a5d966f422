package com.acme.console;

import com.acme.store.Diary;

public final class Console {

  public static void main(String[] words) {
    System.out.println(new Diary().lines());
  }
}
