package dev.lethe.checker.report;

/** A report cannot be written to its file; the message says which, why, and what to do. */
public final class ReportFileException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  ReportFileException(String message, Throwable cause) {
    super(message, cause);
  }
}
