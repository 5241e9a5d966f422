package com.example.calendar;

import dev.lethe.annotations.ResolvesRef;
import java.util.HashMap;
import java.util.Map;

/** Says where a control is on the screen that is shown now. */
final class RefTable {

  private final Map<String, Point> current = new HashMap<>();

  void show(Screen screen) {
    current.clear();
    current.putAll(screen.controls());
  }

  @ResolvesRef
  Point resolve(String label) throws StaleRefException {
    Point point = current.get(label);
    if (point == null) {
      throw new StaleRefException(label);
    }
    return point;
  }
}
