package dev.lethe.cli;

import dev.lethe.checker.Checker;
import dev.lethe.checker.ExitCode;
import dev.lethe.checker.Report;
import dev.lethe.checker.report.ReportFormat;
import dev.lethe.checker.report.ReportTarget;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** {@code lethe check}: the check itself. */
final class CheckCommand implements Command {

  private static final String FORMAT = "--format";

  @Override
  public String name() {
    return "check";
  }

  @Override
  public String words() {
    return "[OPTION]…";
  }

  @Override
  public String summary() {
    return "Checks that nothing an agent can reach remembers across sessions.";
  }

  @Override
  public void describe(CommandSpec command) {
    InputOptions.describe(command);
    command.addOption(InputOptions.baseline());
    command.addOption(
        OptionSpec.builder(FORMAT)
            .type(String[].class)
            .arity("1")
            .paramLabel("F[=FILE]")
            .description(
                "a report: " + String.join(", ", ReportFormat.words()) + " (text); repeatable")
            .build());
  }

  @Override
  public ExitCode run(Arguments arguments, Shell shell) {
    List<ReportTarget> targets = targets(arguments, shell);
    Report report = new Checker().check(InputOptions.request(arguments, shell));
    for (ReportTarget target : targets) {
      target.write(report, shell.out(), shell.ink());
    }
    return report.exitCode();
  }

  private static List<ReportTarget> targets(Arguments arguments, Shell shell) {
    if (!arguments.has(FORMAT)) {
      return List.of(new ReportTarget(ReportFormat.TEXT, Optional.empty()));
    }
    List<ReportTarget> targets =
        arguments.all(FORMAT).stream().map(text -> target(text, shell)).toList();
    if (collide(targets.stream().filter(target -> target.file().isEmpty()).toList())) {
      throw new UsageException(
          "Two reports cannot share standard output.",
          "Give all but one a file: " + FORMAT + " json=report.json");
    }
    return targets;
  }

  /** Formats for a log stand side by side there; a document stands alone. */
  private static boolean collide(List<ReportTarget> printed) {
    boolean isLog = printed.stream().allMatch(target -> target.format().isForLog());
    return printed.size() > 1 && !(isLog && printed.stream().distinct().count() == printed.size());
  }

  private static ReportTarget target(String text, Shell shell) {
    try {
      return ReportTarget.parse(text, shell.directory());
    } catch (IllegalArgumentException e) {
      throw new UsageException(
          FORMAT + ": " + e.getMessage() + ".", "For example " + FORMAT + " json=report.json");
    }
  }
}
