package dev.lethe.analysis;

/** Something that the user named cannot be read; the message says what, where, and what to do. */
public final class UnreadableInputException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public UnreadableInputException(String message) {
    super(message);
  }

  public UnreadableInputException(String message, Throwable cause) {
    super(message, cause);
  }
}
