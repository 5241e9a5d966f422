package dev.lethe.checker;

import dev.lethe.checker.settle.Verdict;

/** What a process that runs Lethe answers to its caller. */
public enum ExitCode {
  /** Everything was checked and nothing fails the build. */
  CLEAN(0),
  /** A finding fails the build. */
  VIOLATIONS(1),
  /** The command line or the configuration is wrong. */
  USAGE(2),
  /** Nothing that fails the build was found, but not everything could be checked. */
  INCOMPLETE(3),
  /** Lethe itself failed. */
  FAULT(4);

  private final int code;

  ExitCode(int code) {
    this.code = code;
  }

  /** The number. */
  public int code() {
    return code;
  }

  /** The exit code that says what a verdict says. */
  public static ExitCode of(Verdict verdict) {
    return switch (verdict) {
      case CLEAN -> CLEAN;
      case VIOLATIONS -> VIOLATIONS;
      case INCOMPLETE -> INCOMPLETE;
    };
  }
}
