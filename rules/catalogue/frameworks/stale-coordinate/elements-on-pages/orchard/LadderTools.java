package orchard;

import dev.langchain4j.agent.tool.Tool;
import java.util.List;
import org.openqa.selenium.By;
import org.openqa.selenium.WebDriver;
import org.openqa.selenium.WebElement;

public class LadderTools {
  private static final By TOP = By.id("top");
  private final WebDriver driver;
  private WebElement rung;

  public LadderTools(WebDriver driver) {
    this.driver = driver;
  }

  @Tool
  public void climb() {
    WebElement foot = driver.findElement(By.id("foot"));
    WebElement top = driver.findElement(TOP);
    foot.click();
    top.click();
  }

  @Tool
  public void comeBack() {
    WebElement foot = driver.findElement(By.id("foot"));
    foot.click();
    driver.navigate().back();
    foot.click(); // want: StaleCoordinate
  }

  @Tool
  public void eachRung() {
    List<WebElement> rungs = driver.findElements(By.id("rung"));
    for (WebElement one : rungs) {
      one.click(); // want: StaleCoordinate
      reload();
    }
  }

  @Tool
  public void eachRungAnew() {
    int count = driver.findElements(By.id("rung")).size();
    for (int i = 0; i < count; i++) {
      driver.findElements(By.id("rung")).get(i).click();
      reload();
    }
  }

  @Tool
  public void take(int number) {
    List<WebElement> rungs = driver.findElements(By.id("rung"));
    rungs.get(number).click(); // want: StaleCoordinate (warning)
    rungs.get(0).click();
    rung(number).click(); // want: StaleCoordinate (warning)
    rung(0).click();
  }

  private WebElement rung(int number) {
    return driver.findElements(By.id("rung")).get(number);
  }

  @Tool
  public void remember() {
    rung = driver.findElement(By.id("rung"));
  }

  @Tool
  public void stepOn() {
    rung.click(); // want: StaleCoordinate
  }

  @Tool
  public void top() {
    driver.findElement(TOP).click();
    driver.navigate().refresh();
    driver.findElement(TOP).sendKeys("up");
  }

  private void reload() {
    driver.get("https://orchard.example");
  }
}
