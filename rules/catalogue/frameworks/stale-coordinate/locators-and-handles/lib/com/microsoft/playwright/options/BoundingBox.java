package com.microsoft.playwright.options;

public class BoundingBox {
  public double x;
  public double y;
  public double width;
  public double height;
}
