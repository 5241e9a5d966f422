package dev.lethe.agent.perception;

import dev.lethe.annotations.Coordinates;

/** A rectangle on one frame, in pixels. */
@Coordinates
public record Bounds(int left, int top, int width, int height) {

  /** Says whether the pixel lies inside. */
  public boolean contains(int x, int y) {
    return x >= left && x < left + width && y >= top && y < top + height;
  }

  /** Says whether the other rectangle's centre lies inside. */
  public boolean holds(Bounds other) {
    return contains(other.left + other.width / 2, other.top + other.height / 2);
  }

  /** Says whether the other rectangle's middle is at a height that this one covers. */
  public boolean isLevelWith(Bounds other) {
    int middle = other.top + other.height / 2;
    return middle >= top && middle < top + height;
  }

  /** Returns the centre as a point on the frame with the given number. */
  public Point center(long frame) {
    return new Point(left + width / 2, top + height / 2, frame);
  }
}
