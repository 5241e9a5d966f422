package dev.lethe.agent.device.phone;

import dev.lethe.agent.action.Direction;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The app that runs on the phone: which page is open, what is set to what, which dialog asks. */
final class SettingsApp {

  private static final int SWIPE = 4 * Layout.ROW;

  private final Pages pages = Pages.asDelivered();
  private final Map<String, String> values = pages.initialValues();
  private final Set<String> deadSwitches;
  private final Deque<Visit> visits = new ArrayDeque<>();
  private Optional<Dialog> dialog = Optional.empty();
  private String typed = "";

  SettingsApp(Set<String> deadSwitches) {
    this.deadSwitches = Set.copyOf(deadSwitches);
    visits.push(new Visit(pages.first()));
  }

  Visit visit() {
    return visits.getFirst();
  }

  Optional<Dialog> dialog() {
    return dialog;
  }

  String typed() {
    return typed;
  }

  /** Returns the value of a setting, empty if there is no such setting. */
  String value(String setting) {
    return values.getOrDefault(setting, "");
  }

  void touch(Touchable touched) {
    if (touched instanceof Touchable.Line line) {
      touchRow(line.row());
    } else if (touched instanceof Touchable.Option option) {
      answer(option.value());
    } else if (touched instanceof Touchable.Button button) {
      pressButton(button.label());
    }
  }

  private void touchRow(Row row) {
    if (row instanceof Row.Link link) {
      visits.push(new Visit(pages.titled(link.label())));
    } else if (row instanceof Row.Toggle toggle) {
      toggle(toggle);
    } else if (row instanceof Row.Choice choice) {
      open(Dialog.choosing(choice));
    } else if (row instanceof Row.Words words) {
      open(Dialog.asking(words));
    }
  }

  private void toggle(Row.Toggle toggle) {
    if (deadSwitches.contains(toggle.label())) {
      return;
    }
    boolean on = value(toggle.label()).equals("on");
    if (!on && !toggle.question().isEmpty()) {
      open(Dialog.confirming(toggle));
    } else {
      values.put(toggle.label(), on ? "off" : "on");
    }
  }

  /** Puts a dialog in front; one that is there already stays. */
  void open(Dialog opened) {
    if (dialog.isEmpty()) {
      dialog = Optional.of(opened);
      typed = value(opened.setting());
    }
  }

  private void pressButton(String label) {
    dialog
        .filter(open -> open.agreesWith(label) && !open.setting().isEmpty())
        .ifPresentOrElse(open -> answer(open.hasField() ? typed : "on"), this::closeDialog);
  }

  private void answer(String value) {
    dialog.ifPresent(open -> values.put(open.setting(), value));
    closeDialog();
  }

  private void closeDialog() {
    dialog = Optional.empty();
  }

  void type(String text) {
    if (dialog.filter(Dialog::hasField).isPresent()) {
      typed = text;
    }
  }

  void scroll(Direction direction, int limit) {
    if (dialog.isEmpty()) {
      int step = direction == Direction.FORWARD ? SWIPE : -SWIPE;
      visit().scrollTo(Math.max(0, Math.min(limit, visit().scrolled() + step)));
    }
  }

  void back() {
    if (dialog.isPresent()) {
      closeDialog();
    } else if (visits.size() > 1) {
      visits.pop();
    }
  }

  void home() {
    closeDialog();
    while (visits.size() > 1) {
      visits.pop();
    }
  }
}
