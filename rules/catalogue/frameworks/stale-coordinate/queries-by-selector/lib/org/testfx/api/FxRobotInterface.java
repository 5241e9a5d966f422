package org.testfx.api;

import javafx.geometry.Point2D;
import org.testfx.service.query.PointQuery;

public interface FxRobotInterface {
  PointQuery point(String query);

  FxRobotInterface clickOn(String query);

  FxRobotInterface clickOn(Point2D point);

  FxRobotInterface clickOn(double x, double y);

  FxRobotInterface moveTo(Point2D point);

  FxRobotInterface write(String text);
}
