package dev.lethe.analysis.freshness.world;

/** Something that keeps a place. */
public final class Box {

  public Point point;

  public Box(Point point) {
    this.point = point;
  }

  public Point point() {
    return point;
  }

  public void put(Point other) {
    this.point = other;
  }
}
