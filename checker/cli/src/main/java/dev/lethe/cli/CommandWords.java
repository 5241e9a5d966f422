package dev.lethe.cli;

import dev.lethe.checker.ExitCode;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * The words after a command's name, parsed by its options. Picocli gets the description of this one
 * command as data: annotations and a tree of commands would double the time that a start takes.
 */
final class CommandWords {

  static final String DEBUG = "--debug";

  private static final String HELP = "--help";

  private final Command command;
  private final Shell shell;

  CommandWords(Command command, Shell shell) {
    this.command = command;
    this.shell = shell;
  }

  /** Runs the command, or prints its help. */
  ExitCode run(List<String> words) {
    CommandLine parser = parser();
    Arguments arguments = parse(parser, words);
    if (arguments.has(HELP)) {
      parser.usage(shell.out(), Ansi.OFF);
      return ExitCode.CLEAN;
    }
    return command.run(arguments, shell);
  }

  private Arguments parse(CommandLine parser, List<String> words) {
    try {
      return new Arguments(parser.parseArgs(words.toArray(String[]::new)));
    } catch (UnmatchedArgumentException e) {
      throw new UsageException(unmatched(e), hint());
    } catch (ParameterException e) {
      throw new UsageException(sentence(String.valueOf(e.getMessage())), hint());
    }
  }

  private static String unmatched(UnmatchedArgumentException e) {
    String word = e.getUnmatched().get(0);
    String nearest =
        e.getSuggestions().stream()
            .findFirst()
            .map(near -> "; did you mean '" + near + "'?")
            .orElse(".");
    return (e.isUnknownOption()
            ? "There is no option '" + word + "'"
            : "What is '" + word + "'? No option takes it")
        + nearest;
  }

  private static String sentence(String message) {
    return message.endsWith(".") ? message : message + ".";
  }

  private String hint() {
    return "'lethe " + command.name() + " " + HELP + "' lists the options.";
  }

  private CommandLine parser() {
    CommandSpec spec = CommandSpec.create().name("lethe " + command.name());
    spec.usageMessage()
        .customSynopsis("lethe " + command.name() + " " + command.words())
        .description("", command.summary(), "")
        .sortOptions(false);
    command.describe(spec);
    spec.addOption(flag(DEBUG, "show the stack trace of a fault of Lethe itself"));
    spec.addOption(OptionSpec.builder(flag(HELP, "print this")).usageHelp(true).build());
    return new CommandLine(spec).setInterpolateVariables(false);
  }

  private static OptionSpec flag(String name, String description) {
    return OptionSpec.builder(name).type(boolean.class).arity("0").description(description).build();
  }
}
