package dev.lethe.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/** What the measurements ran on. */
final class Machine {

  private static final double KIB_PER_GIB = 1024 * 1024;

  private Machine() {}

  /** Cores, memory, system and Java, as half a sentence. */
  static String description() throws IOException {
    return String.format(
        Locale.ROOT,
        "%d cores, %.0f GiB of memory, %s on %s, %s %s",
        Runtime.getRuntime().availableProcessors(),
        memory(),
        System.getProperty("os.name"),
        System.getProperty("os.arch"),
        System.getProperty("java.vm.name"),
        System.getProperty("java.version"));
  }

  private static double memory() throws IOException {
    return Files.readAllLines(Path.of("/proc/meminfo")).stream()
            .filter(line -> line.startsWith("MemTotal:"))
            .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
            .findFirst()
            .orElse(0)
        / KIB_PER_GIB;
  }
}
