package com.example.calendar;

import java.util.List;

/** A model without a network: fills in the form of a calendar, one field after another. */
public final class FormModel implements Model {

  @Override
  public Decision decide(List<String> context) {
    String request = context.get(0).substring("Request: ".length());
    String screen = context.get(context.size() - 1);
    if (screen.contains("Saved")) {
      return Decision.finish("'" + request + "' is in the calendar");
    }
    if (screen.contains(request)) {
      return Decision.use("Save");
    }
    return screen.contains("Title") ? Decision.type("Title", request) : Decision.use("New");
  }
}
