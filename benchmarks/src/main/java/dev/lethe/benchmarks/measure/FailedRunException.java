package dev.lethe.benchmarks.measure;

/** A process did not do what was to be measured. */
public final class FailedRunException extends RuntimeException {

  private static final long serialVersionUID = 1;

  FailedRunException(String message) {
    super(message);
  }
}
