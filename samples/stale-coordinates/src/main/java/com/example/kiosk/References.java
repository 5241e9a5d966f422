package com.example.kiosk;

import dev.lethe.annotations.ResolvesRef;

/** Knows where things are on the screen of this moment. */
interface References {

  /**
   * Where something is now.
   *
   * @throws IllegalStateException if the screen does not show it
   */
  @ResolvesRef
  Spot resolve(String reference);
}
