package dev.lethe.cli;

import dev.lethe.checker.CheckRequest;
import dev.lethe.checker.Checker;
import dev.lethe.checker.ExitCode;
import dev.lethe.checker.Report;
import dev.lethe.checker.doctor.Diagnosis;
import picocli.CommandLine.Model.CommandSpec;

/** {@code lethe doctor}: what was seen in the project, and why. */
final class DoctorCommand implements Command {

  @Override
  public String name() {
    return "doctor";
  }

  @Override
  public String words() {
    return "[OPTION]…";
  }

  @Override
  public String summary() {
    return "Tells what Lethe sees in the project, and why.";
  }

  @Override
  public void describe(CommandSpec command) {
    InputOptions.describe(command);
  }

  @Override
  public ExitCode run(Arguments arguments, Shell shell) {
    CheckRequest request = InputOptions.request(arguments, shell);
    Report report = new Checker().check(request);
    shell.out().print(Diagnosis.of(request, report));
    return report.incomplete().isEmpty() ? ExitCode.CLEAN : ExitCode.INCOMPLETE;
  }
}
