package com.microsoft.playwright;

public interface Page {
  Locator locator(String selector);

  ElementHandle querySelector(String selector);

  Mouse mouse();

  void navigate(String url);

  byte[] screenshot();
}
