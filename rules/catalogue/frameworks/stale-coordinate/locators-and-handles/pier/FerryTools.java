package pier;

import com.microsoft.playwright.ElementHandle;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import org.springframework.ai.tool.annotation.Tool;

public class FerryTools {
  private final Page page;
  private final Locator bell;

  public FerryTools(Page page) {
    this.page = page;
    this.bell = page.locator("#bell");
  }

  @Tool
  public void ring() {
    bell.click();
    page.navigate("https://pier.example");
    bell.click();
  }

  @Tool
  public void ringTwice() {
    BoundingBox box = bell.boundingBox();
    page.mouse().click(box.x + box.width / 2, box.y + box.height / 2);
    page.mouse().click(box.x + box.width / 2, box.y + box.height / 2); // want: StaleCoordinate
  }

  @Tool
  public void ringAnew() {
    BoundingBox box = bell.boundingBox();
    page.mouse().click(box.x, box.y);
    box = bell.boundingBox();
    page.mouse().click(box.x, box.y);
  }

  @Tool
  public void pull() {
    BoundingBox from = page.locator("#rope").boundingBox();
    BoundingBox to = page.locator("#cleat").boundingBox();
    page.mouse().move(from.x, from.y);
    page.mouse().down();
    page.mouse().move(to.x, to.y);
    page.mouse().up();
  }

  @Tool
  public void pullAfterALook() {
    BoundingBox from = page.locator("#rope").boundingBox();
    byte[] picture = page.screenshot();
    page.mouse().move(from.x, from.y); // want: StaleCoordinate
    page.mouse().up();
  }

  @Tool
  public void handle() {
    ElementHandle gate = page.querySelector("#gate");
    gate.click();
    gate.click();
    page.navigate("https://pier.example/tickets");
    gate.click(); // want: StaleCoordinate
  }

  @Tool
  public void corner() {
    page.mouse().click(10, 10); // want: StaleCoordinate (warning)
  }
}
