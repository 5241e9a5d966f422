package dev.lethe.agent.recording;

import java.io.IOException;

/** A recording cannot be written; the message says where and what to do. */
public final class RecordingFailedException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** Says what happened, and keeps its cause. */
  public RecordingFailedException(String message, IOException cause) {
    super(message, cause);
  }
}
