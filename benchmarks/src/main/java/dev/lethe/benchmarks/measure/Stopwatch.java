package dev.lethe.benchmarks.measure;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/** Runs processes, one at a time, and says what each took. */
public final class Stopwatch {

  private static final double NANOS = 1e9;
  private static final long POLL_MILLIS = 10;

  private final Duration limit;

  /**
   * Makes a stopwatch.
   *
   * @param limit how long a process may run before it is ended
   */
  public Stopwatch(Duration limit) {
    this.limit = limit;
  }

  /**
   * Runs a process to its end.
   *
   * @param command the program and its arguments
   * @param exitCodes those of a run that counts
   * @param log the file for what it prints
   * @throws FailedRunException when it ends with another exit code, or not in time
   */
  public Run run(List<String> command, Set<Integer> exitCodes, Path log) {
    try {
      return measure(command, exitCodes, log);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new FailedRunException("was interrupted");
    }
  }

  private Run measure(List<String> command, Set<Integer> exitCodes, Path log)
      throws IOException, InterruptedException {
    double before = ProcessFiles.processorTimeOfEndedChildren();
    long start = System.nanoTime();
    Process process =
        new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile()).start();
    double peak = waitFor(process, log);
    double wall = (System.nanoTime() - start) / NANOS;
    if (!exitCodes.contains(process.exitValue())) {
      throw new FailedRunException(
          "ended with exit code " + process.exitValue() + "; see " + log.getFileName());
    }
    return new Run(wall, ProcessFiles.processorTimeOfEndedChildren() - before, peak);
  }

  private double waitFor(Process process, Path log) throws IOException, InterruptedException {
    long end = System.nanoTime() + limit.toNanos();
    double peak = 0;
    do {
      peak = Math.max(peak, ProcessFiles.peakMemory(process.pid()));
      if (System.nanoTime() > end) {
        process.destroyForcibly().waitFor();
        throw new FailedRunException("did not end within " + limit.toSeconds() + " s; see " + log);
      }
    } while (!process.waitFor(POLL_MILLIS, TimeUnit.MILLISECONDS));
    return peak;
  }
}
