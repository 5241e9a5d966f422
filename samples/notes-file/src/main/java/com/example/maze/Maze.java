package com.example.maze;

import java.util.List;

/** The maze as it is today. */
public interface Maze {

  List<String> doors();

  boolean open(String door);
}
