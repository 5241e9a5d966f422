package dev.lethe.catalogue.testkit;

import java.util.List;

/**
 * What an engine says about a program.
 *
 * @param reported its findings without the accepted ones
 * @param incomplete whether it ended without an answer
 */
public record Outcome(List<Reported> reported, boolean incomplete) {

  /** The outcome of a run that could check everything it was given. */
  public static Outcome complete(List<Reported> reported) {
    return new Outcome(reported, false);
  }
}
