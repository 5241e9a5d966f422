package orchard;

import dev.langchain4j.agent.tool.Tool;
import org.openqa.selenium.By;
import org.openqa.selenium.Point;
import org.openqa.selenium.WebDriver;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.Actions;

public class PickingTools {
  private final WebDriver driver;

  public PickingTools(WebDriver driver) {
    this.driver = driver;
  }

  @Tool
  public void pickTwice() {
    WebElement apple = driver.findElement(By.id("apple"));
    Point spot = apple.getLocation();
    press(spot.getX() + 3, spot.getY() + 3);
    apple.click();
    pressAgain(spot.getX() + 3, spot.getY() + 3);
  }

  @Tool
  public void pickBoth() {
    WebElement apple = driver.findElement(By.id("apple"));
    Point spot = apple.getLocation();
    press(spot.x, spot.y);
    spot = apple.getLocation();
    press(spot.x, spot.y);
  }

  @Tool
  public void lookBetween() {
    Point spot = driver.findElement(By.id("pear")).getLocation();
    String page = driver.getPageSource();
    new Actions(driver)
        .moveToLocation(spot.x, page.length()) // want: StaleCoordinate
        .click()
        .perform();
  }

  @Tool
  public void pickWhereTold(int x, int y) {
    new Actions(driver)
        .moveToLocation(x, y) // want: StaleCoordinate (warning)
        .click()
        .perform();
  }

  private void press(int x, int y) {
    new Actions(driver).moveToLocation(x, y).click().perform();
  }

  private void pressAgain(int x, int y) {
    new Actions(driver)
        .moveToLocation(x, y) // want: StaleCoordinate
        .click()
        .perform();
  }
}
