package com.microsoft.playwright;

import com.microsoft.playwright.options.BoundingBox;

public interface Locator {
  BoundingBox boundingBox();

  void click();
}
