package dev.lethe.archunit;

/**
 * Not everything could be checked, so that nothing can be said to be clean. It is no violation:
 * nothing freezes it.
 */
public final class IncompleteCheckError extends AssertionError {

  private static final long serialVersionUID = 1L;

  IncompleteCheckError(String message) {
    super(message);
  }
}
