package dev.lethe.benchmarks;

import dev.lethe.benchmarks.measure.Stopwatch;
import java.io.IOException;
import java.nio.file.Files;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code benchmarks/run}. */
@Command(
    name = "benchmarks/run",
    mixinStandardHelpOptions = true,
    usageHelpAutoWidth = true,
    description = "Measures Lethe and its peers. Exit code 1 says that a goal was missed.")
public final class Benchmarks implements Callable<Integer> {

  @Parameters(paramLabel = "BENCHMARK", description = "${COMPLETION-CANDIDATES} (all)")
  private List<Choice> chosen = new ArrayList<>();

  @Option(names = "--runs", paramLabel = "N", description = "runs of each program (5)")
  private int runs = 5;

  @Option(names = "--limit", paramLabel = "SECONDS", description = "the longest run (300)")
  private int limit = 300;

  @Option(names = "--record", description = "write all results into the documentation")
  private boolean record;

  private Benchmarks() {}

  /** Runs the benchmarks and ends the process. */
  public static void main(String[] words) {
    CommandLine command = new CommandLine(new Benchmarks());
    System.exit(command.setCaseInsensitiveEnumValuesAllowed(true).execute(words));
  }

  @Override
  public Integer call() throws IOException {
    Layout layout = Layout.ofThisProgram();
    Files.createDirectories(layout.logs());
    List<Results> all = new ArrayList<>();
    for (Choice choice : chosen.isEmpty() || record ? List.of(Choice.values()) : chosen) {
      Results results = results(choice.benchmark(layout), layout);
      System.out.println(new Chapter(results).text());
      all.add(results);
    }
    if (record) {
      record(all, layout);
    }
    return all.stream().allMatch(Results::areGood) ? 0 : 1;
  }

  private void record(List<Results> all, Layout layout) throws IOException {
    if (all.stream().allMatch(Results::areComplete)) {
      Files.writeString(layout.page(), Page.of(all, runs, Machine.description()));
    } else {
      System.err.println("Nothing was recorded, because a program failed; its log tells more.");
    }
  }

  private Results results(Benchmark benchmark, Layout layout) {
    Stopwatch stopwatch = new Stopwatch(Duration.ofSeconds(limit));
    return new Race(benchmark, stopwatch, layout.logs()).results(runs);
  }
}
