package dev.lethe.agent.policy;

import dev.lethe.agent.action.Action;
import dev.lethe.agent.action.Claim;
import dev.lethe.agent.context.Advice;
import dev.lethe.agent.context.Control;
import dev.lethe.agent.context.Situation;
import dev.lethe.agent.perception.Role;
import dev.lethe.agent.task.Goal;
import java.util.Optional;

/** Uses the control that the goal is about, once it is on the screen. */
final class GoalControl implements Move {

  @Override
  public Optional<Action> propose(Situation situation) {
    return control(situation).map(control -> use(control, situation));
  }

  private static Optional<Control> control(Situation situation) {
    String label = situation.task().goal().control();
    return situation
        .view()
        .find(Role.SWITCH, label)
        .or(() -> situation.view().find(Role.SETTING, label));
  }

  private static Action use(Control control, Situation situation) {
    Goal goal = situation.task().goal();
    if (control.value().equals(goal.value())) {
      return new Action.Finish(Claim.DONE, "'" + goal.control() + "' is " + goal.value());
    }
    return advice(control, situation)
        .<Action>map(advice -> new Action.Finish(Claim.IMPOSSIBLE, advice.text()))
        .orElseGet(() -> new Action.Tap(control.ref()));
  }

  private static Optional<Advice> advice(Control control, Situation situation) {
    return situation.advice().stream()
        .filter(advice -> advice.control().equals(control.label()))
        .findFirst();
  }
}
