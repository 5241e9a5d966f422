package com.example.calendar;

import java.util.HashMap;
import java.util.Map;

/** A phone without hardware: one button, a form and a confirmation. */
public final class DemoPhone implements Phone {

  private String page = "calendar";
  private String title = "";

  @Override
  public Screen observe() {
    Map<String, Point> controls = new HashMap<>();
    switch (page) {
      case "calendar" -> controls.put("New", new Point(500, 1800));
      case "form" -> {
        controls.put("Title", new Point(500, 300));
        controls.put("Save", new Point(900, 100));
        if (!title.isEmpty()) {
          controls.put(title, new Point(500, 340));
        }
      }
      default -> controls.put("Saved", new Point(500, 900));
    }
    return new Screen(controls);
  }

  @Override
  public void tap(Point at) {
    if (page.equals("calendar")) {
      page = "form";
    } else if (page.equals("form") && at.y() < 200) {
      page = "confirmation";
    }
  }

  @Override
  public void type(String text) {
    title = text;
  }
}
