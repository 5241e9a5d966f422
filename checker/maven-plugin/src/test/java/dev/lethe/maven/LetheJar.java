package dev.lethe.maven;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The command line's jar as a process. */
final class LetheJar {

  /** What it printed, and its exit code. */
  record Answer(String report, int exitCode) {}

  private LetheJar() {}

  /** Checks modules, given as folders below a directory, and answers with the json report. */
  static Answer check(Path directory, List<String> modules)
      throws IOException, InterruptedException {
    Process lethe =
        new ProcessBuilder(command(modules))
            .directory(directory.toFile())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    String report = new String(lethe.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Answer(report, lethe.waitFor());
  }

  private static List<String> command(List<String> modules) {
    List<String> command = new ArrayList<>();
    command.addAll(List.of(java(), "-jar", System.getProperty("lethe.jar"), "check"));
    command.addAll(List.of("--format", "json"));
    command.addAll(List.of("--classpath", System.getProperty("lethe.annotations")));
    command.addAll(List.of("--classes", paths(modules, "/target/classes")));
    command.addAll(List.of("--sources", paths(modules, "/src/main/java")));
    return command;
  }

  private static String java() {
    return Path.of(System.getProperty("java.home"), "bin", "java").toString();
  }

  private static String paths(List<String> modules, String folder) {
    return String.join(
        File.pathSeparator, modules.stream().map(module -> module + folder).toList());
  }
}
