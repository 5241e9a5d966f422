package dev.lethe.agent;

import dev.lethe.agent.recording.JsonLinesRecorder;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Starts recordings in a folder under names that are not taken. */
record RecordingFile(Path path, JsonLinesRecorder recorder) {

  static RecordingFile create(Arguments arguments) throws IOException {
    Files.createDirectories(arguments.output());
    String name = arguments.task().name() + "-seed-" + arguments.seed();
    for (int run = 1; ; run++) {
      Path path = arguments.output().resolve(name + "-run-" + run + ".jsonl");
      try {
        return new RecordingFile(path, JsonLinesRecorder.create(path));
      } catch (FileAlreadyExistsException taken) {
        continue;
      }
    }
  }
}
