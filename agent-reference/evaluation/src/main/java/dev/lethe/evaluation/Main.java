package dev.lethe.evaluation;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/** Measures what memory does to an agent. */
@Command(
    name = "evaluation",
    description = "Measures what memory does to an agent.",
    subcommands = RuleChangeCommand.class,
    synopsisSubcommandLabel = "COMMAND",
    mixinStandardHelpOptions = true)
public final class Main {

  private Main() {}

  /** Runs a command and ends the process with 0, or with 2 where the words or a file are wrong. */
  public static void main(String[] words) {
    System.exit(commandLine().execute(words));
  }

  static CommandLine commandLine() {
    CommandLine line = new CommandLine(new Main());
    line.setExecutionExceptionHandler(
        (problem, command, parsed) -> {
          command.getErr().println("evaluation: " + problem.getMessage());
          return CommandLine.ExitCode.USAGE;
        });
    return line;
  }
}
