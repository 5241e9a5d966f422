package dev.lethe.agent.session;

import dev.lethe.agent.action.Direction;
import dev.lethe.agent.action.Key;
import dev.lethe.agent.device.Device;
import dev.lethe.agent.perception.Bounds;
import dev.lethe.agent.perception.Frame;
import dev.lethe.agent.perception.Node;
import dev.lethe.agent.perception.Point;
import java.util.ArrayList;
import java.util.List;

/** One page with one switch, which a test moves and breaks at will. */
final class ScriptedDevice implements Device {

  boolean alive;
  String title = "Page";
  String value = "off";
  int top = 300;
  private long frames;
  final List<String> actions = new ArrayList<>();

  @Override
  public Frame observe() {
    frames++;
    return new Frame(
        frames,
        List.of(
            new Node(Node.Kind.TITLE, title, new Bounds(0, 0, 1000, 100)),
            new Node(Node.Kind.TEXT, "NFC", new Bounds(0, top, 1000, 100)),
            new Node(Node.Kind.SWITCH, value, new Bounds(800, top, 100, 100))));
  }

  @Override
  public void tap(Point at) {
    actions.add("tap");
    if (alive) {
      value = value.equals("on") ? "off" : "on";
    }
  }

  @Override
  public void type(String text) {
    actions.add("type");
  }

  @Override
  public void swipe(Direction direction) {
    actions.add("swipe");
  }

  @Override
  public void press(Key key) {
    actions.add("press");
  }
}
