package com.example.kiosk;

import dev.lethe.annotations.AgentEntryPoint;

/** Keeps references, and looks again before each act. */
final class PatientCashier {

  private final Kiosk kiosk;
  private final References references;

  PatientCashier(Kiosk kiosk, References references) {
    this.kiosk = kiosk;
    this.references = references;
  }

  @AgentEntryPoint
  void order(String dish, int count) {
    press(dish);
    for (int i = 1; i < count; i++) {
      press("plus");
    }
    press("pay");
  }

  @AgentEntryPoint
  void scroll() {
    if (kiosk.look().contains("more")) {
      Spot list = references.resolve("list");
      kiosk.swipe(list.x(), list.y() + 200, list.x(), list.y());
    }
  }

  private void press(String reference) {
    kiosk.tap(references.resolve(reference));
  }
}
