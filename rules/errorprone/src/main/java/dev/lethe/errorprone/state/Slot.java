package dev.lethe.errorprone.state;

/**
 * What a compilation does with a static field after start-up.
 *
 * @param isRead whether a session uses its content
 * @param isWrittenByAgent whether a session assigns it or changes what it holds
 * @param isWritten whether any code does
 */
public record Slot(boolean isRead, boolean isWrittenByAgent, boolean isWritten) {

  static final Slot UNUSED = new Slot(false, false, false);

  Slot read() {
    return new Slot(true, isWrittenByAgent, isWritten);
  }

  Slot written(boolean byAgent) {
    return new Slot(isRead, isWrittenByAgent || byAgent, true);
  }

  /** Whether it carries something into a session. */
  public boolean isMemory() {
    return isRead && isWritten;
  }
}
