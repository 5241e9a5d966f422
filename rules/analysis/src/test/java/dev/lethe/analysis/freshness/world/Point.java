package dev.lethe.analysis.freshness.world;

import dev.lethe.annotations.Coordinates;

/** A place on a screen. Its numbers, by {@link Device#GRAIN}, say which look-up they are from. */
@Coordinates
public record Point(int x, int y) {}
