package orchard;

import dev.langchain4j.agent.tool.Tool;
import org.openqa.selenium.By;
import org.openqa.selenium.Point;
import org.openqa.selenium.WebDriver;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.Actions;

public class BasketTools {
  private final WebDriver driver;

  public BasketTools(WebDriver driver) {
    this.driver = driver;
  }

  @Tool
  public void carry() {
    Point from = driver.findElement(By.id("apple")).getLocation();
    Point to = driver.findElement(By.id("basket")).getLocation();
    new Actions(driver)
        .moveToLocation(from.x, from.y)
        .clickAndHold()
        .moveToLocation(to.x, to.y)
        .release()
        .perform();
  }

  @Tool
  public void carryInTwo() {
    Point from = driver.findElement(By.id("apple")).getLocation();
    Point to = driver.findElement(By.id("basket")).getLocation();
    new Actions(driver).moveToLocation(from.x, from.y).clickAndHold().perform();
    new Actions(driver)
        .moveToLocation(to.x, to.y) // want: StaleCoordinate
        .release()
        .perform();
  }

  @Tool
  public void hover() {
    WebElement basket = driver.findElement(By.id("basket"));
    new Actions(driver).moveToElement(basket).click().perform();
    new Actions(driver).moveToElement(basket).click().perform();
    driver.get("https://orchard.example");
    new Actions(driver)
        .moveToElement(basket) // want: StaleCoordinate
        .perform();
  }
}
