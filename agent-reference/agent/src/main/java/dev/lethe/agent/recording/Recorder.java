package dev.lethe.agent.recording;

import dev.lethe.annotations.RecordingStore;

/** Writes down what a session saw and did, for people. It has no way to read anything back. */
@RecordingStore
public interface Recorder {

  /**
   * Appends an entry.
   *
   * @throws RecordingFailedException if it cannot be kept; a session that cannot be reviewed ends
   */
  void write(Entry entry);
}
