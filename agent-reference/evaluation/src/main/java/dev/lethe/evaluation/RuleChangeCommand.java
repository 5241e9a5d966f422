package dev.lethe.evaluation;

import dev.lethe.evaluation.output.RuleChangeCsv;
import dev.lethe.evaluation.output.RuleChangeJson;
import dev.lethe.evaluation.rulechange.EpisodeRecord;
import dev.lethe.evaluation.rulechange.Notes;
import dev.lethe.evaluation.rulechange.RuleChange;
import dev.lethe.evaluation.rulechange.Totals;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code rule-change}: thirty episodes in which a note that was right becomes wrong. */
@Command(
    name = "rule-change",
    description =
        "Routes thirty parcels, with the rules changing half-way, by three kinds of notes.",
    mixinStandardHelpOptions = true)
final class RuleChangeCommand implements Callable<Integer> {

  private static final String ROW = "%-10s %9s %8s %10s %11s %12s%n";

  @Spec private @Nullable CommandSpec spec;

  @Option(
      names = "--output",
      paramLabel = "DIRECTORY",
      description = "also write rule-change.csv and rule-change.json there")
  private @Nullable Path output;

  @Override
  public Integer call() throws IOException {
    List<EpisodeRecord> records = RuleChange.records();
    PrintWriter out = out();
    table(out, records);
    if (output != null) {
      write(output, records);
      out.println(records.size() + " records in " + output);
    }
    return CommandLine.ExitCode.OK;
  }

  private PrintWriter out() {
    if (spec == null) {
      throw new IllegalStateException("Picocli fills this in");
    }
    return spec.commandLine().getOut();
  }

  private static void table(PrintWriter out, List<EpisodeRecord> records) {
    out.printf(ROW, "notes", "completed", "invalid", "abstained", "first half", "second half");
    for (Notes notes : Notes.values()) {
      Totals totals = Totals.of(notes, records);
      out.printf(
          ROW,
          notes.word(),
          totals.completed(),
          totals.invalid(),
          totals.abstained(),
          totals.firstHalf(),
          totals.secondHalf());
    }
  }

  private static void write(Path directory, List<EpisodeRecord> records) throws IOException {
    try {
      Files.createDirectories(directory);
      Files.writeString(directory.resolve("rule-change.csv"), RuleChangeCsv.of(records));
      Files.writeString(directory.resolve("rule-change.json"), RuleChangeJson.of(records));
    } catch (IOException e) {
      throw new IOException(
          "nothing can be written to " + directory + " (" + e + "): name another --output", e);
    }
  }
}
