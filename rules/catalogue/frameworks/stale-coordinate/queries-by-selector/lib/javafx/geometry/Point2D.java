package javafx.geometry;

public class Point2D {
  public Point2D(double x, double y) {}

  public Point2D add(double x, double y) {
    return this;
  }
}
