package dev.lethe.maven;

import dev.lethe.checker.Checker;
import dev.lethe.checker.Report;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Execute;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.ResolutionScope;

/**
 * Compiles and checks all modules as one application. Meant for the command line: the project's POM
 * need not name the plugin.
 */
@Mojo(
    name = "scan",
    aggregator = true,
    requiresDependencyResolution = ResolutionScope.COMPILE_PLUS_RUNTIME,
    threadSafe = true)
@Execute(phase = LifecyclePhase.PROCESS_CLASSES)
public final class ScanMojo extends JudgingParameters {

  @Override
  public void execute() throws MojoExecutionException, MojoFailureException {
    if (!isSkipped()) {
      CheckerErrors.run(this::scan);
    }
  }

  private void scan() throws MojoExecutionException, MojoFailureException {
    Outcome outcome = outcome();
    Report report = outcome.judged(new Checker().check(request(wholeReactor())));
    outcome.write(report, report);
    outcome.conclude(report);
  }
}
