package com.example.maze;

import dev.lethe.annotations.AgentEntryPoint;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Finds the way through mazes. */
public final class MazeAgent {

  private final Maze maze;
  private final Notebook notebook = new Notebook();

  public MazeAgent(Maze maze) {
    this.maze = maze;
  }

  /** Walks until a door opens, and says which. */
  @AgentEntryPoint
  public String run() throws IOException {
    List<String> context = new ArrayList<>(notebook.lessons());
    for (String door : maze.doors()) {
      if (!context.contains("avoid " + door)) {
        if (maze.open(door)) {
          return door;
        }
        context.add("avoid " + door);
      }
    }
    notebook.keep(context);
    return "no door opens";
  }
}
