package org.openqa.selenium;

public interface WebElement extends SearchContext {
  void click();

  void sendKeys(CharSequence... keys);

  String getText();

  Point getLocation();
}
