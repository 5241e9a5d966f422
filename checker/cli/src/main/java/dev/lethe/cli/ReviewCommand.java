package dev.lethe.cli;

import dev.lethe.checker.ExitCode;
import dev.lethe.checker.report.ReadReport;
import dev.lethe.checker.report.ReportReader;
import dev.lethe.checker.report.Review;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** {@code lethe review}: what a change does, for those who review it. */
final class ReviewCommand implements Command {

  private static final String BASE = "--base";
  private static final String HEAD = "--head";

  @Override
  public String name() {
    return "review";
  }

  @Override
  public String words() {
    return "--base OLD.json --head NEW.json";
  }

  @Override
  public String summary() {
    return "Compares two reports, as Markdown for a pull request.";
  }

  @Override
  public void describe(CommandSpec command) {
    command.addOption(option(BASE, "the report of the code before the change, as json"));
    command.addOption(option(HEAD, "the report of the code with the change, as json"));
  }

  private static OptionSpec option(String name, String description) {
    return OptionSpec.builder(name)
        .arity("1")
        .type(String.class)
        .paramLabel("FILE")
        .description(description)
        .build();
  }

  @Override
  public ExitCode run(Arguments arguments, Shell shell) {
    Review review = new Review(report(BASE, arguments, shell), report(HEAD, arguments, shell));
    shell.out().print(review.text());
    return ExitCode.CLEAN;
  }

  private static ReadReport report(String option, Arguments arguments, Shell shell) {
    String file =
        arguments
            .one(option)
            .orElseThrow(
                () ->
                    new UsageException(
                        "'" + option + "' is missing.",
                        "Name two reports that checks wrote with --format json=FILE."));
    return ReportReader.read(shell.resolve(file));
  }
}
