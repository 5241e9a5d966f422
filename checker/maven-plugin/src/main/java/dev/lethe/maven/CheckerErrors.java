package dev.lethe.maven;

import dev.lethe.analysis.UnreadableInputException;
import dev.lethe.checker.config.ConfigurationException;
import dev.lethe.checker.report.ReportFileException;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;

/** Runs a goal's work and turns what the checker throws into sentences that Maven prints. */
final class CheckerErrors {

  /** What a goal does. */
  @FunctionalInterface
  interface Work {

    void run() throws MojoExecutionException, MojoFailureException;
  }

  private CheckerErrors() {}

  static void run(Work work) throws MojoExecutionException, MojoFailureException {
    try {
      work.run();
    } catch (UnreadableInputException | ConfigurationException | ReportFileException e) {
      throw new MojoExecutionException(e.getMessage());
    } catch (RuntimeException e) {
      throw new MojoExecutionException(
          "This is a fault of Lethe itself ("
              + e
              + "). Please report it with what 'mvn -e' prints.",
          e);
    }
  }
}
