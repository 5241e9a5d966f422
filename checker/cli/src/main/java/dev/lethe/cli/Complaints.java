package dev.lethe.cli;

import dev.lethe.checker.ExitCode;

/** Says what went wrong in sentences, and which exit code that is. */
final class Complaints {

  private static final String PREFIX = "lethe: ";

  private final Shell shell;

  Complaints(Shell shell) {
    this.shell = shell;
  }

  ExitCode usage(UsageException wrong) {
    return say(ExitCode.USAGE, wrong.getMessage() + "\n" + wrong.hint(), wrong);
  }

  ExitCode input(RuntimeException wrong) {
    return say(ExitCode.USAGE, String.valueOf(wrong.getMessage()), wrong);
  }

  ExitCode memory(OutOfMemoryError full) {
    return say(
        ExitCode.FAULT,
        "Java ran out of memory; give it more, for example java -Xmx2g -jar lethe.jar …",
        full);
  }

  ExitCode fault(Throwable fault) {
    String details = shell.debug() ? "" : "; " + CommandWords.DEBUG + " shows where";
    return say(
        ExitCode.FAULT,
        "This is a fault of Lethe itself ("
            + fault
            + ")"
            + details
            + ". Please report it with that output.",
        fault);
  }

  private ExitCode say(ExitCode code, String text, Throwable cause) {
    shell.out().flush();
    shell.err().print(PREFIX + text + "\n");
    if (shell.debug() && code == ExitCode.FAULT) {
      cause.printStackTrace(shell.err());
    }
    return code;
  }
}
