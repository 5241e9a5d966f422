package com.example.greeter;

import java.util.ArrayList;
import java.util.List;

/** An agent in all but name: nothing says that sessions start here. */
public final class Greeter {

  private final Model model;

  public Greeter(Model model) {
    this.model = model;
  }

  public String greet(String guest) {
    List<String> context = new ArrayList<>();
    context.add("Greet " + guest + ".");
    return model.complete(context);
  }
}
