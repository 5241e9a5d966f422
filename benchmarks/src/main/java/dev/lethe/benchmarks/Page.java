package dev.lethe.benchmarks;

import java.util.List;
import java.util.stream.Collectors;

/** All results as the page that goes into the documentation. */
final class Page {

  private Page() {}

  /**
   * The page.
   *
   * @param results what was measured
   * @param rounds how often each subject ran
   * @param machine what they ran on, as half a sentence
   */
  static String of(List<Results> results, int rounds, String machine) {
    return """
        # Speed and memory

        Measured by this project; `benchmarks/run --record` measures again and writes this page.

        Each program is a process of its own and is measured whole, from the start of its virtual
        machine to its end. Per benchmark the programs take turns, %d times; the tables give the median
        and, in parentheses, the least and the most. CPU is what the process took of all cores, in
        itself and in the system; peak is its resident memory at its largest. Lethe and the bare pass
        are given 512 MiB of heap, ArchUnit 4 GiB. The bare pass parses every class file with ASM,
        debug information too, and does nothing else.

        Machine: %s; other work may run beside.

        """
            .formatted(rounds, machine)
        + results.stream().map(each -> new Chapter(each).text()).collect(Collectors.joining("\n"));
  }
}
