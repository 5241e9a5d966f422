package com.microsoft.playwright;

public interface Mouse {
  void move(double x, double y);

  void down();

  void up();

  void click(double x, double y);
}
