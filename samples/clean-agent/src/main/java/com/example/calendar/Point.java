package com.example.calendar;

import dev.lethe.annotations.Coordinates;

/** A place on the screen. */
@Coordinates
public record Point(int x, int y) {}
