package dev.lethe.agent;

/** The command line asks for something that does not exist; the message says what does. */
final class UsageException extends Exception {

  private static final long serialVersionUID = 1L;

  UsageException(String message) {
    super(message);
  }
}
