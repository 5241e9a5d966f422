package dev.lethe.cli;

import dev.lethe.catalogue.Rule;
import dev.lethe.catalogue.RulePage;
import dev.lethe.catalogue.Rules;
import dev.lethe.checker.ExitCode;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** {@code lethe explain}: a rule's page. */
final class ExplainCommand implements Command {

  @Override
  public String name() {
    return "explain";
  }

  @Override
  public String words() {
    return "NAME";
  }

  @Override
  public String summary() {
    return "Prints the page of a rule, named by itself or by its invariant.";
  }

  @Override
  public void describe(CommandSpec command) {
    command.addPositional(
        PositionalParamSpec.builder()
            .index("0")
            .arity("0..1")
            .type(String[].class)
            .paramLabel("NAME")
            .description("a rule (RecordingRead) or an invariant (INV-CTX-002)")
            .build());
  }

  @Override
  public ExitCode run(Arguments arguments, Shell shell) {
    List<String> words = arguments.words();
    if (words.isEmpty()) {
      throw new UsageException("Say what to explain.", known());
    }
    Rule rule = Rules.meant(words.get(0)).orElseThrow(() -> unknown(words.get(0)));
    shell.out().print(RulePage.of(rule).text());
    return ExitCode.CLEAN;
  }

  private static UsageException unknown(String word) {
    String nearest = Rules.nearest(word).map(near -> "; did you mean " + near + "?").orElse(".");
    return new UsageException("No rule or invariant is called '" + word + "'" + nearest, known());
  }

  private static String known() {
    return "There are " + String.join(", ", Rules.all().stream().map(Rule::name).toList()) + ".";
  }
}
