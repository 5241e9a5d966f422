package dev.lethe.maven;

import java.nio.file.Files;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.ResolutionScope;

/**
 * Writes down what {@code check} finds in each module now, so that only new findings fail the
 * build: {@code mvn process-classes lethe:baseline}. Meant for the command line, not for a build.
 */
@Mojo(
    name = "baseline",
    requiresDependencyResolution = ResolutionScope.COMPILE_PLUS_RUNTIME,
    threadSafe = true)
public final class BaselineMojo extends BaselineParameters {

  @Override
  public void execute() throws MojoExecutionException, MojoFailureException {
    if (!isSkipped() && Files.isDirectory(ScopeBuilder.classDirectory(project()))) {
      CheckerErrors.run(
          () -> update(new ScopeBuilder(new Reactor(session())).with(project()).build()));
    }
  }
}
