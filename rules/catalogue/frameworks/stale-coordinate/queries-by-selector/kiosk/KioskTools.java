package kiosk;

import dev.langchain4j.agent.tool.Tool;
import javafx.geometry.Point2D;
import org.testfx.api.FxRobotInterface;

public class KioskTools {
  private final FxRobotInterface robot;

  public KioskTools(FxRobotInterface robot) {
    this.robot = robot;
  }

  @Tool
  public void order(String what) {
    robot.clickOn("#order").write(what).clickOn("#order");
  }

  @Tool
  public void orderAtPoint(String what) {
    Point2D field = robot.point("#order").query();
    robot.clickOn(field.add(4, 0));
    robot.write(what);
    robot.moveTo(field); // want: StaleCoordinate
  }

  @Tool
  public void tapWhereTold(double x, double y) {
    robot.clickOn(x, y); // want: StaleCoordinate (warning)
  }
}
