package dev.lethe.agent.policy;

import dev.lethe.agent.action.Action;
import dev.lethe.agent.context.Control;
import dev.lethe.agent.context.Event;
import dev.lethe.agent.context.Situation;
import dev.lethe.agent.context.View;
import dev.lethe.agent.perception.Role;
import java.util.List;
import java.util.Optional;

/**
 * Answers the dialog that the goal's own control opened as the goal wants it, refuses any other.
 */
final class DialogAnswer implements Move {

  @Override
  public Optional<Action> propose(Situation situation) {
    if (!situation.view().dialog()) {
      return Optional.empty();
    }
    return isAboutGoal(situation) ? agree(situation) : refuse(situation.view());
  }

  private static boolean isAboutGoal(Situation situation) {
    String control = situation.task().goal().control();
    String place = situation.view().place();
    return situation
        .deeds()
        .filter(deed -> !deed.place().equals(place))
        .reduce((earlier, later) -> later)
        .map(Event.Did::target)
        .filter(control::equals)
        .isPresent();
  }

  private static Optional<Action> agree(Situation situation) {
    View view = situation.view();
    String wanted = situation.task().goal().value();
    Optional<Control> option = view.find(Role.OPTION, wanted);
    if (option.isPresent()) {
      return option.map(DialogAnswer::tap);
    }
    Optional<Control> field =
        view.all(Role.FIELD).stream().filter(f -> !f.value().equals(wanted)).findFirst();
    if (field.isPresent()) {
      return field.map(found -> new Action.Type(found.ref(), wanted));
    }
    List<Control> buttons = view.all(Role.BUTTON);
    return buttons.isEmpty() ? Optional.empty() : Optional.of(tap(buttons.get(buttons.size() - 1)));
  }

  private static Optional<Action> refuse(View view) {
    return view.all(Role.BUTTON).stream().findFirst().map(DialogAnswer::tap);
  }

  private static Action tap(Control control) {
    return new Action.Tap(control.ref());
  }
}
