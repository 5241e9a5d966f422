package com.example.journal;

import dev.lethe.annotations.RecordingStore;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;

/** Writes sessions down, for people. */
@RecordingStore
public final class Recorder {

  private final Path file;

  public Recorder(Path file) {
    this.file = file;
  }

  public void write(String line) {
    try {
      Files.writeString(file, line + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  /** Returns what was written, oldest first. */
  public List<String> entries() {
    try {
      return Files.exists(file) ? Files.readAllLines(file) : List.of();
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }
}
