package dev.lethe.agent.recording;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * Writes a recording as JSON Lines. Each entry is handed to the operating system whole, with its
 * line break, before {@link #write} returns: a session that is killed leaves every earlier entry
 * readable, and at most the last line torn.
 */
public final class JsonLinesRecorder implements Recorder, AutoCloseable {

  private final Path file;
  private final OutputStream out;
  private long entries;

  private JsonLinesRecorder(Path file, OutputStream out) {
    this.file = file;
    this.out = out;
  }

  /**
   * Starts a recording.
   *
   * @param file where to; must not exist yet, since recordings are never overwritten
   * @throws IOException if the file exists or cannot be made
   */
  public static JsonLinesRecorder create(Path file) throws IOException {
    return new JsonLinesRecorder(
        file, Files.newOutputStream(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE));
  }

  @Override
  public synchronized void write(Entry entry) {
    byte[] line = line(entry).getBytes(StandardCharsets.UTF_8);
    try {
      out.write(line);
    } catch (IOException failed) {
      throw failure(failed);
    }
    entries++;
  }

  private String line(Entry entry) {
    StringBuilder json = new StringBuilder(256);
    Value.Fields.none()
        .with("entry", entries + 1)
        .with("kind", entry.kind())
        .with("text", entry.text())
        .with("details", entry.details())
        .appendTo(json);
    return json.append('\n').toString();
  }

  @Override
  public synchronized void close() {
    try {
      out.close();
    } catch (IOException failed) {
      throw failure(failed);
    }
  }

  private RecordingFailedException failure(IOException cause) {
    String message =
        "The recording "
            + file
            + " cannot be written ("
            + cause.getMessage()
            + "). Free some space or name another --output, then run the task again.";
    return new RecordingFailedException(message, cause);
  }
}
