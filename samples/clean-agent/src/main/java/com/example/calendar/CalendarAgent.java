package com.example.calendar;

import dev.lethe.annotations.AgentEntryPoint;
import dev.lethe.annotations.SessionScoped;
import java.util.ArrayList;
import java.util.List;

/** Enters appointments into the calendar of a phone. One instance does one request. */
@SessionScoped
public final class CalendarAgent {

  private static final int STEPS = 20;

  private final Phone phone;
  private final Model model;
  private final Recorder recorder;
  private final RefTable refs = new RefTable();
  private final List<String> context = new ArrayList<>();

  public CalendarAgent(Phone phone, Model model, Recorder recorder) {
    this.phone = phone;
    this.model = model;
    this.recorder = recorder;
  }

  /** Does what is asked for, and says how it went. */
  @AgentEntryPoint
  public String run(String request) {
    remember("Request: " + request);
    for (int step = 0; step < STEPS; step++) {
      remember("Screen: " + look());
      Decision decision = model.decide(List.copyOf(context));
      if (decision.isFinished()) {
        return finish(decision.text());
      }
      remember(carryOut(decision));
    }
    return finish("too many steps");
  }

  private Screen look() {
    Screen screen = phone.observe();
    refs.show(screen);
    return screen;
  }

  /** Looks again first: what the decision was made on may have moved by now. */
  private String carryOut(Decision decision) {
    look();
    try {
      phone.tap(refs.resolve(decision.label()));
    } catch (StaleRefException stale) {
      return "'" + decision.label() + "' is not there any more.";
    }
    if (!decision.text().isEmpty()) {
      phone.type(decision.text());
    }
    return "Used '" + decision.label() + "'.";
  }

  private String finish(String outcome) {
    recorder.write("Outcome: " + outcome);
    return outcome;
  }

  private void remember(String line) {
    context.add(line);
    recorder.write(line);
  }
}
