package dev.lethe.checker.report;

import org.jspecify.annotations.Nullable;

/**
 * A report cannot be written to its file, or read from one; the message says which, why, and what
 * to do.
 */
public final class ReportFileException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  ReportFileException(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
