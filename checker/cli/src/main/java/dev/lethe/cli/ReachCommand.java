package dev.lethe.cli;

import dev.lethe.analysis.AnalysisResult;
import dev.lethe.catalogue.finding.Place;
import dev.lethe.catalogue.vocabulary.MemberPattern;
import dev.lethe.catalogue.vocabulary.Origin;
import dev.lethe.checker.CheckRequest;
import dev.lethe.checker.Checker;
import dev.lethe.checker.ExitCode;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** {@code lethe reach}: the methods that the agent can run, or the way to one. */
final class ReachCommand implements Command {

  private static final String TO = "--to";

  @Override
  public String name() {
    return "reach";
  }

  @Override
  public String words() {
    return "[OPTION]… [--to PATTERN]";
  }

  @Override
  public String summary() {
    return "Lists the methods that the agent can run, or shows the way to one.";
  }

  @Override
  public void describe(CommandSpec command) {
    InputOptions.describe(command);
    command.addOption(
        OptionSpec.builder(TO)
            .type(String.class)
            .arity("1")
            .paramLabel("PATTERN")
            .description("a method, such as com.acme.Recorder#entries: show a shortest way there")
            .build());
  }

  @Override
  public ExitCode run(Arguments arguments, Shell shell) {
    CheckRequest request = InputOptions.request(arguments, shell);
    AnalysisResult result = new Checker().analyse(request);
    String answer =
        arguments
            .one(TO)
            .map(text -> new Ways(request, result).to(pattern(text)))
            .orElseGet(() -> list(result.reached().methods()));
    shell.out().print(answer);
    return result.incomplete().isEmpty() ? ExitCode.CLEAN : incomplete(result, shell);
  }

  private static MemberPattern pattern(String text) {
    MemberPattern pattern;
    try {
      pattern = MemberPattern.parse(text, new Origin(TO, 0));
    } catch (IllegalArgumentException e) {
      throw new UsageException(
          TO + ": " + e.getMessage() + ".", "Quote patterns with * or # for your shell.");
    }
    if (pattern.kind() != MemberPattern.Kind.NAME) {
      throw new UsageException(
          TO + " takes methods by name; '" + text + "' is something else.",
          "Write a type, '#' and a method, such as com.acme.Recorder#entries or com.acme.**#*.");
    }
    return pattern;
  }

  private static String list(List<Place> methods) {
    StringBuilder lines = new StringBuilder();
    methods.stream()
        .map(Ways::symbol)
        .sorted()
        .forEach(symbol -> lines.append(symbol).append('\n'));
    return lines.toString();
  }

  private static ExitCode incomplete(AnalysisResult result, Shell shell) {
    result
        .incomplete()
        .forEach(
            reason ->
                shell
                    .err()
                    .print("lethe: incomplete: " + reason.what() + "; " + reason.remedy() + ".\n"));
    return ExitCode.INCOMPLETE;
  }
}
