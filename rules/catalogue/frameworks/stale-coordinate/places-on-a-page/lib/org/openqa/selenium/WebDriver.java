package org.openqa.selenium;

public interface WebDriver extends SearchContext {
  void get(String url);

  String getPageSource();

  Navigation navigate();

  interface Navigation {
    void back();

    void refresh();
  }
}
