package com.example.kiosk;

import dev.lethe.annotations.Coordinates;

/** A place on the screen as it was when somebody looked. */
@Coordinates
record Spot(int x, int y) {}
