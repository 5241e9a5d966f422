package dev.lethe.maven;

import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Execute;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.ResolutionScope;

/** Compiles all modules and writes down what {@code scan} finds in them now. */
@Mojo(
    name = "scan-baseline",
    aggregator = true,
    requiresDependencyResolution = ResolutionScope.COMPILE_PLUS_RUNTIME,
    threadSafe = true)
@Execute(phase = LifecyclePhase.PROCESS_CLASSES)
public final class ScanBaselineMojo extends BaselineParameters {

  @Override
  public void execute() throws MojoExecutionException, MojoFailureException {
    if (!isSkipped()) {
      CheckerErrors.run(() -> update(wholeReactor()));
    }
  }
}
