package dev.lethe.benchmarks.measure;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** What Linux says of processes. */
final class ProcessFiles {

  /** Clock ticks per second in {@code /proc}: the same on every architecture that runs Java. */
  private static final double TICKS = 100;

  private static final double KIB_PER_MIB = 1024;

  /** Positions behind the command's name in {@code /proc/PID/stat}, which is in parentheses. */
  private static final int CHILDREN_USER = 13;

  private static final int CHILDREN_SYSTEM = 14;

  private ProcessFiles() {}

  /** Seconds of processor time that processes took which this one started and which have ended. */
  static double processorTimeOfEndedChildren() throws IOException {
    String status = Files.readString(Path.of("/proc/self/stat"));
    String[] fields = status.substring(status.lastIndexOf(')') + 2).split(" ", -1);
    return (Long.parseLong(fields[CHILDREN_USER]) + Long.parseLong(fields[CHILDREN_SYSTEM]))
        / TICKS;
  }

  /** The most memory that a process has had resident so far, in MiB; 0 when it is gone. */
  static double peakMemory(long process) {
    try {
      return Files.readAllLines(Path.of("/proc/" + process + "/status")).stream()
          .filter(line -> line.startsWith("VmHWM:"))
          .mapToDouble(ProcessFiles::mebibytes)
          .findFirst()
          .orElse(0);
    } catch (IOException e) {
      return 0;
    }
  }

  private static double mebibytes(String line) {
    return Long.parseLong(line.replaceAll("\\D", "")) / KIB_PER_MIB;
  }
}
