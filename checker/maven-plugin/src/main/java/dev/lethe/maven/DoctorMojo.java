package dev.lethe.maven;

import dev.lethe.checker.CheckRequest;
import dev.lethe.checker.Checker;
import dev.lethe.checker.doctor.Diagnosis;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Execute;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.ResolutionScope;

/**
 * Tells what Lethe sees in all modules, and why: entry points, stores, configuration, blind spots.
 * Compiles them first and never fails because of what it sees.
 */
@Mojo(
    name = "doctor",
    aggregator = true,
    requiresDependencyResolution = ResolutionScope.COMPILE_PLUS_RUNTIME,
    threadSafe = true)
@Execute(phase = LifecyclePhase.PROCESS_CLASSES)
public final class DoctorMojo extends CheckParameters {

  @Override
  public void execute() throws MojoExecutionException, MojoFailureException {
    if (!isSkipped()) {
      CheckerErrors.run(this::tell);
    }
  }

  private void tell() throws MojoExecutionException {
    CheckRequest request = request(wholeReactor());
    Diagnosis.of(request, new Checker().check(request)).lines().forEach(getLog()::info);
  }
}
