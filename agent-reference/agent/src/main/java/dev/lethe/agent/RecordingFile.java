package dev.lethe.agent;

import dev.lethe.agent.recording.JsonLinesRecorder;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Starts recordings in a folder under names that are not taken. */
record RecordingFile(Path path, JsonLinesRecorder recorder) {

  static RecordingFile create(Arguments arguments) throws IOException {
    Files.createDirectories(arguments.output());
    String name = arguments.task().name() + "-seed-" + arguments.seed();
    int run = 1;
    Optional<RecordingFile> created = Optional.empty();
    while (created.isEmpty()) {
      created = createIfFree(arguments.output().resolve(name + "-run-" + run + ".jsonl"));
      run++;
    }
    return created.get();
  }

  private static Optional<RecordingFile> createIfFree(Path path) throws IOException {
    try {
      return Optional.of(new RecordingFile(path, JsonLinesRecorder.create(path)));
    } catch (FileAlreadyExistsException taken) {
      return Optional.empty();
    }
  }
}
