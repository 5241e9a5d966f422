package dev.lethe.agent;

import dev.lethe.agent.device.phone.SimulatedPhone;
import dev.lethe.agent.policy.SettingsPolicy;
import dev.lethe.agent.recording.JsonLinesRecorder;
import dev.lethe.agent.recording.Narrator;
import dev.lethe.agent.recording.RecordingFailedException;
import dev.lethe.agent.research.Handbook;
import dev.lethe.agent.session.Budget;
import dev.lethe.agent.session.Ports;
import dev.lethe.agent.session.Session;
import dev.lethe.agent.task.Outcome;
import dev.lethe.agent.task.Task;
import dev.lethe.agent.task.TaskList;
import java.io.IOException;
import java.io.PrintStream;
import java.util.List;

/** The command line of the reference agent: runs one task on a simulated phone. */
public final class Main {

  private static final int DONE = 0;
  private static final int NOT_DONE = 1;
  private static final int USAGE = 2;

  private static final String HELP =
      """
      Usage: lethe-reference-agent run TASK [--seed N] [--output DIR]
             lethe-reference-agent tasks

      Runs one task on a simulated phone and writes a recording of it to DIR
      (default: recordings). The same seed (default: 1) gives the same run.
      Exit code 0: done; 1: impossible, given up, or not recorded; 2: wrong usage.
      """;

  private final PrintStream console;
  private final PrintStream complaints;
  private final TaskList tasks;

  Main(PrintStream console, PrintStream complaints, TaskList tasks) {
    this.console = console;
    this.complaints = complaints;
    this.tasks = tasks;
  }

  /** Runs the command and ends the virtual machine with its exit code. */
  public static void main(String[] words) {
    System.exit(new Main(System.out, System.err, TaskList.settings()).run(List.of(words)));
  }

  /** Runs the command and returns its exit code. */
  int run(List<String> words) {
    String command = words.isEmpty() ? "--help" : words.get(0);
    try {
      return switch (command) {
        case "run" -> session(Arguments.read(words.subList(1, words.size()), tasks));
        case "tasks" -> list();
        case "--help", "-h", "help" -> help();
        default -> throw new UsageException("There is no command '" + command + "'");
      };
    } catch (UsageException wrong) {
      complaints.println(wrong.getMessage() + ".");
      complaints.println("'--help' shows what there is.");
      return USAGE;
    }
  }

  private int help() {
    console.print(HELP);
    return DONE;
  }

  private int list() {
    for (Task task : tasks.tasks()) {
      console.println(task.name() + ": " + task.instruction());
    }
    return DONE;
  }

  private int session(Arguments arguments) {
    try {
      RecordingFile file = RecordingFile.create(arguments);
      try (JsonLinesRecorder recorder = file.recorder()) {
        console.println(arguments.task().instruction());
        Outcome outcome = run(arguments, recorder);
        report(outcome);
        console.println("Recording: " + file.path());
        return outcome.kind() == Outcome.Kind.DONE ? DONE : NOT_DONE;
      }
    } catch (RecordingFailedException failed) {
      complaints.println(failed.getMessage());
    } catch (IOException failed) {
      complaints.println(
          "No recording can be started in "
              + arguments.output()
              + " ("
              + failed
              + "). Name a folder that can be written to with --output.");
    }
    return NOT_DONE;
  }

  private Outcome run(Arguments arguments, JsonLinesRecorder recorder) {
    Ports ports =
        new Ports(
            SimulatedPhone.ofSeed(arguments.seed()),
            new SettingsPolicy(),
            Handbook.ofSettings(),
            new Narrator(console, recorder));
    return new Session(arguments.task(), ports, Budget.ample()).run();
  }

  private void report(Outcome outcome) {
    console.println(outcome.kind() + ": " + outcome.reason());
    outcome.evidence().forEach(line -> console.println("  because " + line));
    console.println(
        outcome.cost().actions() + " actions, " + outcome.cost().observations() + " observations");
  }
}
