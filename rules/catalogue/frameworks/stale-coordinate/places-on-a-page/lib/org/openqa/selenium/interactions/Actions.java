package org.openqa.selenium.interactions;

import org.openqa.selenium.WebDriver;
import org.openqa.selenium.WebElement;

public class Actions {
  public Actions(WebDriver driver) {}

  public Actions moveToLocation(int x, int y) {
    return this;
  }

  public Actions moveToElement(WebElement target) {
    return this;
  }

  public Actions clickAndHold() {
    return this;
  }

  public Actions release() {
    return this;
  }

  public Actions click() {
    return this;
  }

  public void perform() {}
}
