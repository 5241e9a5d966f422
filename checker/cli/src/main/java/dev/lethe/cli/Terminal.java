package dev.lethe.cli;

import dev.lethe.checker.report.Ink;
import java.io.Console;
import org.jspecify.annotations.Nullable;

/** Whether a person looks at the output. */
final class Terminal {

  private Terminal() {}

  /** Colours for a terminal that shows them, unless {@code NO_COLOR} is set. */
  static Ink ink() {
    String terminal = System.getenv().getOrDefault("TERM", "dumb");
    boolean colours = System.getenv("NO_COLOR") == null && !terminal.equals("dumb");
    return colours && isInteractive(System.console()) ? Ink.ANSI : Ink.PLAIN;
  }

  /** From Java 22 on there is a console without a terminal, too, and it can be asked. */
  private static boolean isInteractive(@Nullable Console console) {
    if (console == null) {
      return false;
    }
    try {
      return (Boolean) Console.class.getMethod("isTerminal").invoke(console);
    } catch (NoSuchMethodException e) {
      return true;
    } catch (ReflectiveOperationException e) {
      return false;
    }
  }
}
