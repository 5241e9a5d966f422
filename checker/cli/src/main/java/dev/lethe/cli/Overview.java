package dev.lethe.cli;

import dev.lethe.checker.ExitCode;
import java.util.List;

/** What {@code lethe --help} prints. */
final class Overview {

  static final String HINT = "'lethe --help' lists the commands.";

  private static final String HEAD =
      """
      Checks that a Java agent keeps no memory but its context.

      Usage: lethe COMMAND [OPTION]…

      Commands:
      """;

  private static final String TAIL =
      """

      'lethe COMMAND --help' lists a command's options, 'lethe --version' tells the
      version.

      Exit codes:
        %s  clean
        %s  violations
        %s  wrong usage or configuration
        %s  incomplete: nothing found, but not everything could be checked
        %s  a fault of Lethe itself
      """;

  private Overview() {}

  static String of(List<Command> commands) {
    StringBuilder text = new StringBuilder(HEAD);
    for (Command command : commands) {
      text.append("  %-9s %s\n".formatted(command.name(), command.summary()));
    }
    return text.append(TAIL.formatted(codes())).toString();
  }

  private static Object[] codes() {
    ExitCode[] all = ExitCode.values();
    Object[] codes = new Object[all.length];
    for (int i = 0; i < all.length; i++) {
      codes[i] = all[i].code();
    }
    return codes;
  }
}
