package dev.lethe.cli;

import dev.lethe.checker.ExitCode;
import dev.lethe.checker.report.Ink;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/**
 * What a run answered.
 *
 * @param code its exit code
 * @param out what it printed
 * @param err what it complained about
 */
record Answer(ExitCode code, String out, String err) {

  /** Runs the command in a directory, in this process. */
  static Answer of(Path directory, String... words) {
    return run(directory, List.of(words), null);
  }

  /** The same with other commands than the real ones. */
  static Answer with(Path directory, Command command, String... words) {
    return run(directory, List.of(words), command);
  }

  private static Answer run(Path directory, List<String> words, Command command) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Shell shell = new Shell(directory, stream(out), stream(err), Ink.PLAIN, false);
    Lethe lethe = command == null ? new Lethe(shell) : new Lethe(shell, List.of(command));
    ExitCode code = lethe.run(words);
    shell.flush();
    return new Answer(
        code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  private static PrintStream stream(ByteArrayOutputStream bytes) {
    return new PrintStream(bytes, false, StandardCharsets.UTF_8);
  }
}
