package dev.lethe.agent.session;

/** What an action was chosen for is not on the screen any more; nothing was sent to the device. */
public final class StaleRefException extends Exception {

  private static final long serialVersionUID = 1L;

  private final String reason;

  /** Says what is missing and what is shown instead. */
  public StaleRefException(String reason) {
    super(reason);
    this.reason = reason;
  }

  /** Returns what is missing and what is shown instead. */
  public String reason() {
    return reason;
  }
}
