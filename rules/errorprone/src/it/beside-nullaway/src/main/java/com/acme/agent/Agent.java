package com.acme.agent;

import dev.lethe.annotations.AgentEntryPoint;
import dev.lethe.annotations.ChangesScreen;
import dev.lethe.annotations.Coordinates;
import dev.lethe.annotations.RecordingStore;
import dev.lethe.annotations.ResolvesRef;
import java.util.ArrayList;
import java.util.List;

final class Agent {
  private static final List<String> TRIED = new ArrayList<>();

  private final Device device;
  private final RefTable refs;
  private final Diary diary = new Diary();

  Agent(Device device, RefTable refs) {
    this.device = device;
    this.refs = refs;
  }

  private static void greet(String name) {
    System.out.println(name.strip());
  }

  @AgentEntryPoint
  String run(String goal) {
    greet(null);
    Point button = refs.resolve(goal);
    device.tap(button);
    device.tap(button);
    TRIED.add(goal);
    return diary.entries() + " " + TRIED.size();
  }
}

interface Device {
  @ChangesScreen
  void tap(Point at);
}

interface RefTable {
  @ResolvesRef
  Point resolve(String ref);
}

@Coordinates
record Point(int x, int y) {}

@RecordingStore
final class Diary {
  private final List<String> entries = new ArrayList<>();

  List<String> entries() {
    return entries;
  }
}
