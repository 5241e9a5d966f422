package dev.lethe.maven;

import dev.lethe.catalogue.Severity;
import dev.lethe.checker.report.ReportTarget;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Parameter;
import org.jspecify.annotations.Nullable;

/** What goals that can fail a build can be told beyond that. */
abstract class JudgingParameters extends CheckParameters {

  /**
   * The lightest severity that fails the build, {@code error} or {@code warning}. Without it, what
   * the configuration says.
   */
  @Parameter(property = "lethe.failOn")
  private @Nullable String failOn;

  /**
   * Reports to write, such as {@code json} or {@code json=build/lethe.json}; several are separated
   * by commas. Without a file's name they go to {@code target/lethe}; {@code text} goes to the log,
   * whether it is asked for or not, and {@code github} to standard output, where GitHub reads it.
   */
  @Parameter(property = "lethe.formats")
  private @Nullable List<String> formats;

  /** The same as {@code formats}, called as on the command line. */
  @Parameter(property = "lethe.format")
  private @Nullable List<String> format;

  /** Whether a check that could not see everything fails the build. */
  @Parameter(property = "lethe.failOnIncomplete", defaultValue = "true")
  private boolean failOnIncomplete;

  /** Prints and writes reports as the parameters say. */
  final Outcome outcome() throws MojoExecutionException {
    return new Outcome(getLog(), severity(), targets(), failOnIncomplete);
  }

  private Optional<Severity> severity() throws MojoExecutionException {
    return failOn == null || failOn.isBlank()
        ? Optional.empty()
        : Optional.of(severity(failOn.strip()));
  }

  private static Severity severity(String word) throws MojoExecutionException {
    return Stream.of(Severity.ERROR, Severity.WARNING)
        .filter(known -> known.word().equals(word))
        .findFirst()
        .orElseThrow(() -> new MojoExecutionException(unknown(word)));
  }

  private static String unknown(String word) {
    return "lethe.failOn is '" + word + "'; it can be 'error' or 'warning'.";
  }

  private List<ReportTarget> targets() throws MojoExecutionException {
    Path home = project().getBasedir().toPath();
    try {
      return Stream.concat(texts(formats).stream(), texts(format).stream())
          .map(text -> ReportTarget.parse(text, home))
          .map(this::inBuildDirectory)
          .distinct()
          .toList();
    } catch (IllegalArgumentException e) {
      throw new MojoExecutionException("lethe.formats: " + e.getMessage() + ".");
    }
  }

  private ReportTarget inBuildDirectory(ReportTarget target) {
    if (target.file().isPresent() || target.format().isForLog()) {
      return target;
    }
    Path reports = Path.of(project().getBuild().getDirectory(), "lethe");
    Path file = reports.resolve(target.format().fileName());
    return new ReportTarget(target.format(), Optional.of(file));
  }
}
