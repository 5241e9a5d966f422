package com.example.calendar;

import dev.lethe.annotations.ChangesScreen;
import dev.lethe.annotations.Observes;

/** The phone that is operated. */
public interface Phone {

  @Observes
  Screen observe();

  @ChangesScreen
  void tap(Point at);

  @ChangesScreen
  void type(String text);
}
