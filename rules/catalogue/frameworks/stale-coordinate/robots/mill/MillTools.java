package mill;

import dev.langchain4j.agent.tool.Tool;
import java.awt.Component;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.Robot;
import org.sikuli.script.Match;
import org.sikuli.script.Region;

public class MillTools {
  private final Robot robot;
  private final Component lever;
  private final Region screen = new Region(0, 0, 800, 600);

  public MillTools(Robot robot, Component lever) {
    this.robot = robot;
    this.lever = lever;
  }

  @Tool
  public void pull() {
    Point at = lever.getLocationOnScreen();
    robot.mouseMove(at.x, at.y);
    robot.mousePress(1);
    robot.mouseRelease(1);
  }

  @Tool
  public void pullTwice() {
    Point at = lever.getLocationOnScreen();
    for (int turn = 0; turn < 2; turn++) {
      robot.mouseMove(at.x, at.y); // want: StaleCoordinate
      robot.mousePress(1);
      robot.mouseRelease(1);
    }
  }

  @Tool
  public void pullAfterALook() {
    Point at = lever.getLocationOnScreen();
    robot.createScreenCapture(new Rectangle(0, 0, 100, 100));
    robot.mouseMove(at.x, at.y); // want: StaleCoordinate
  }

  @Tool
  public void press(String picture) {
    screen.click(picture);
    screen.click("wheel.png");
    screen.type("stop");
  }

  @Tool
  public void pressFound() {
    Match wheel = screen.find("wheel.png");
    screen.click(wheel);
    screen.click(wheel); // want: StaleCoordinate
  }

  @Tool
  public void pressFoundItself() {
    Match wheel = screen.find("wheel.png");
    wheel.click();
    screen.find("wheel.png").click();
    wheel.click(); // want: StaleCoordinate
  }
}
