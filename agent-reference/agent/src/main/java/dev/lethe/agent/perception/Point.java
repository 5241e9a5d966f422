package dev.lethe.agent.perception;

import dev.lethe.annotations.Coordinates;

/**
 * A place to touch.
 *
 * @param frame the number of the frame it was resolved against; a device can tell from it whether
 *     the touch was aimed at something that is not shown any more
 */
@Coordinates
public record Point(int x, int y, long frame) {}
