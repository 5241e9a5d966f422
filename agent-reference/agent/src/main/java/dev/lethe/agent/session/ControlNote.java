package dev.lethe.agent.session;

import dev.lethe.agent.context.Advice;
import dev.lethe.agent.perception.Screen;
import dev.lethe.annotations.AppliesWhen;
import dev.lethe.annotations.Condition;
import dev.lethe.annotations.Note;

/**
 * A lesson about a control that did not react.
 *
 * @param observation what was seen before the action
 * @param action what was tried
 * @param feedback what the verifier saw after it
 * @param condition where, how placed and with which value the control was then
 */
@Note
record ControlNote(
    String observation, String action, String feedback, @Condition ControlState condition) {

  /** Says whether the control is still where it was, as it was. */
  @AppliesWhen
  boolean appliesTo(Screen now) {
    return condition.isShownOn(now);
  }

  Advice advice() {
    return new Advice(condition.control().label(), observation + "; " + action + ": " + feedback);
  }
}
