package com.microsoft.playwright;

public interface ElementHandle {
  void click();
}
