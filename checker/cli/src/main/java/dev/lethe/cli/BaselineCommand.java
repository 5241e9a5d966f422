package dev.lethe.cli;

import dev.lethe.checker.BaselineUpdate;
import dev.lethe.checker.ExitCode;
import picocli.CommandLine.Model.CommandSpec;

/** {@code lethe baseline}: what is found now is known from now on. */
final class BaselineCommand implements Command {

  @Override
  public String name() {
    return "baseline";
  }

  @Override
  public String words() {
    return "[OPTION]…";
  }

  @Override
  public String summary() {
    return "Writes down what is found now, so that only new findings fail.";
  }

  @Override
  public void describe(CommandSpec command) {
    InputOptions.describe(command);
    command.addOption(InputOptions.baseline());
  }

  @Override
  public ExitCode run(Arguments arguments, Shell shell) {
    BaselineUpdate update =
        BaselineUpdate.of(
            InputOptions.request(arguments, shell), report -> report.incomplete().isEmpty());
    update.write();
    update.lines().forEach(line -> shell.out().print(line + "\n"));
    return update.isComplete() ? ExitCode.CLEAN : ExitCode.INCOMPLETE;
  }
}
