package org.testfx.service.query;

import javafx.geometry.Point2D;

public interface PointQuery {
  Point2D query();
}
