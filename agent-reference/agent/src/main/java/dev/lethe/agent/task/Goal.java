package dev.lethe.agent.task;

/** The state that is asked for: a control, by its label, shows a value. */
public record Goal(String control, String value) {

  @Override
  public String toString() {
    return control + " = " + value;
  }
}
