package dev.lethe.cli;

import dev.lethe.checker.ExitCode;
import picocli.CommandLine.Model.CommandSpec;

/** One thing that {@code lethe} can do. */
interface Command {

  /** The word that calls it. */
  String name();

  /** What may follow that word, in short. */
  String words();

  /** What it does, in a line. */
  String summary();

  /** Adds its options. */
  void describe(CommandSpec command);

  /** Does it. */
  ExitCode run(Arguments arguments, Shell shell);
}
