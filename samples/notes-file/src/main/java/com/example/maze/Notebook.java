package com.example.maze;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Keeps lessons in a file. */
final class Notebook {

  private static final Path FILE = Path.of("maze-lessons.txt");

  List<String> lessons() throws IOException {
    return Files.exists(FILE) ? Files.readAllLines(FILE) : List.of();
  }

  void keep(List<String> lessons) throws IOException {
    Files.write(FILE, lessons);
  }
}
