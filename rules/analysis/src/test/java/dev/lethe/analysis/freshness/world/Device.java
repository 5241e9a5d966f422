package dev.lethe.analysis.freshness.world;

import dev.lethe.annotations.ChangesScreen;
import dev.lethe.annotations.Observes;
import dev.lethe.annotations.ResolvesRef;

/** A screen, and the chances that programs take. */
public interface Device {

  /** So many numbers, around the middle, belong to one look-up. */
  int GRAIN = 1000;

  @ResolvesRef
  Point resolve();

  @Observes
  Point observe();

  @Observes
  void look();

  @ChangesScreen
  void tap(Point at);

  @ChangesScreen
  void tapAt(int x, int y);

  @ChangesScreen
  void drag(Point from, Point to);

  /** Either way happens in some run. */
  boolean chance();
}
