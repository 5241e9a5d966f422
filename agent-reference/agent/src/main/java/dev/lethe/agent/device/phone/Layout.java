package dev.lethe.agent.device.phone;

import dev.lethe.agent.perception.Bounds;
import dev.lethe.agent.perception.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Where everything is drawn: the app's state in, nodes and places to touch out. */
final class Layout {

  static final int ROW = 200;

  private static final int WIDTH = 1080;
  private static final int TOP = 300;
  private static final int BOTTOM = 2100;
  private static final int WIDGET_LEFT = 800;
  private static final int LINE = 120;

  private final List<Node> nodes = new ArrayList<>();
  private final List<Spot> spots = new ArrayList<>();

  /** Draws a page that is not there yet. */
  static Layout loading(SettingsApp app) {
    Layout layout = new Layout();
    layout.title(app);
    layout.draw(Node.Kind.SPINNER, "", new Bounds(440, 1000, 200, 200));
    return layout;
  }

  /** Draws the app; a banner of that height lies above the page's lines. */
  static Layout of(SettingsApp app, int banner) {
    Layout layout = new Layout();
    layout.title(app);
    layout.page(app, banner);
    app.dialog().ifPresent(dialog -> layout.dialog(dialog, app));
    return layout;
  }

  /** Returns how far the open page can be scrolled below a banner of that height. */
  static int scrollLimit(SettingsApp app, int banner) {
    int height = app.visit().page().rows().size() * ROW;
    return Math.max(0, height - (BOTTOM - TOP - banner));
  }

  List<Node> nodes() {
    return List.copyOf(nodes);
  }

  /** Returns what a touch at the pixel lands on. */
  Optional<Touchable> at(int x, int y) {
    return spots.stream()
        .filter(spot -> spot.bounds().contains(x, y))
        .map(Spot::touchable)
        .findFirst();
  }

  private void title(SettingsApp app) {
    draw(Node.Kind.TITLE, app.visit().page().title(), new Bounds(0, 100, WIDTH, LINE));
  }

  private void page(SettingsApp app, int banner) {
    if (banner > 0) {
      draw(Node.Kind.TEXT, "Tip: search the settings", new Bounds(0, TOP, WIDTH, banner));
    }
    int limit = scrollLimit(app, banner);
    int scrolled = Math.min(limit, app.visit().scrolled());
    int top = TOP + banner;
    int y = top - scrolled;
    for (Row row : app.visit().page().rows()) {
      if (y >= top && y + ROW <= BOTTOM) {
        row(row, app.value(row.label()), y);
      }
      y += ROW;
    }
    more(scrolled > 0, Node.Kind.MORE_ABOVE, top);
    more(scrolled < limit, Node.Kind.MORE_BELOW, BOTTOM);
  }

  private void row(Row row, String value, int y) {
    Bounds bounds = new Bounds(0, y, WIDTH, ROW);
    draw(Node.Kind.TEXT, row.label(), bounds);
    draw(widget(row), value, new Bounds(WIDGET_LEFT, y + 50, 200, 100));
    spots.add(new Spot(bounds, new Touchable.Line(row)));
  }

  private static Node.Kind widget(Row row) {
    if (row instanceof Row.Link) {
      return Node.Kind.ARROW;
    }
    return row instanceof Row.Toggle ? Node.Kind.SWITCH : Node.Kind.VALUE;
  }

  private void more(boolean present, Node.Kind kind, int y) {
    if (present) {
      draw(kind, "", new Bounds(0, y, WIDTH, 1));
    }
  }

  /** Whatever is touched outside a dialog stays untouched, so its spots are the only ones. */
  private void dialog(Dialog dialog, SettingsApp app) {
    spots.clear();
    int lines = dialog.options().size() + (dialog.hasField() ? 1 : 0);
    draw(Node.Kind.DIALOG, dialog.title(), new Bounds(100, 700, 880, (lines + 3) * LINE));
    int y = 700 + LINE;
    for (String option : dialog.options()) {
      option(option, option.equals(app.value(dialog.setting())), y);
      y += LINE;
    }
    if (dialog.hasField()) {
      draw(Node.Kind.FIELD, app.typed(), new Bounds(150, y, 780, LINE));
    }
    buttons(dialog, 700 + (lines + 1) * LINE);
  }

  private void option(String option, boolean chosen, int y) {
    Bounds bounds = new Bounds(150, y, 780, LINE);
    draw(Node.Kind.OPTION, option, bounds);
    if (chosen) {
      draw(Node.Kind.CHECK, "", new Bounds(WIDGET_LEFT, y + 20, 80, 80));
    }
    spots.add(new Spot(bounds, new Touchable.Option(option)));
  }

  private void buttons(Dialog dialog, int y) {
    int x = 150;
    for (String button : dialog.buttons()) {
      Bounds bounds = new Bounds(x, y, 300, LINE);
      draw(Node.Kind.BUTTON, button, bounds);
      spots.add(new Spot(bounds, new Touchable.Button(button)));
      x += 400;
    }
  }

  private void draw(Node.Kind kind, String text, Bounds bounds) {
    nodes.add(new Node(kind, text, bounds));
  }

  private record Spot(Bounds bounds, Touchable touchable) {}
}
