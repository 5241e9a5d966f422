package com.example.kiosk;

import dev.lethe.annotations.ChangesScreen;
import dev.lethe.annotations.Observes;

/** The screen of a shop's kiosk. */
interface Kiosk {

  /** What the screen shows now, as text. */
  @Observes
  String look();

  @ChangesScreen
  void tap(Spot spot);

  @ChangesScreen
  void swipe(int fromX, int fromY, int toX, int toY);
}
