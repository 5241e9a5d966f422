package com.example.kiosk;

import dev.lethe.annotations.AgentEntryPoint;

/** Looks first, then acts on what it saw. */
final class HastyCashier {

  private final Kiosk kiosk;
  private final References references;
  private Spot pay;

  HastyCashier(Kiosk kiosk, References references) {
    this.kiosk = kiosk;
    this.references = references;
  }

  @AgentEntryPoint
  void order(String dish, int count) {
    Spot plus = references.resolve("plus");
    Spot add = references.resolve(dish);
    kiosk.tap(add);
    for (int i = 1; i < count; i++) {
      kiosk.tap(plus);
    }
    pay();
  }

  private void pay() {
    if (pay == null) {
      pay = references.resolve("pay");
    }
    kiosk.tap(pay);
  }

  @AgentEntryPoint
  void scroll() {
    Spot list = references.resolve("list");
    if (kiosk.look().contains("more")) {
      kiosk.swipe(list.x(), list.y() + 200, list.x(), list.y());
    }
  }

  @AgentEntryPoint
  void tapAt(int x, int y) {
    kiosk.tap(new Spot(x, y));
  }
}
