package dev.lethe.maven;

import dev.lethe.analysis.Incompleteness;
import dev.lethe.checker.CheckRequest;
import dev.lethe.checker.Checker;
import dev.lethe.checker.Report;
import dev.lethe.checker.settle.Verdict;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.apache.maven.plugin.MojoExecution;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

/**
 * Checks a module, together with the modules of the same reactor that it depends on: nothing that
 * an agent can reach remembers across sessions.
 */
@Mojo(
    name = "check",
    defaultPhase = LifecyclePhase.VERIFY,
    requiresDependencyResolution = ResolutionScope.COMPILE_PLUS_RUNTIME,
    threadSafe = true)
public final class CheckMojo extends JudgingParameters {

  @Parameter(defaultValue = "${mojoExecution}", readonly = true, required = true)
  @SuppressWarnings("NullAway.Init")
  private MojoExecution execution;

  @Override
  public void execute() throws MojoExecutionException, MojoFailureException {
    CheckerErrors.run(isSkipped() || isPom() ? this::pass : this::check);
  }

  private boolean isPom() {
    return project().getPackaging().equals("pom");
  }

  private void pass() throws MojoExecutionException, MojoFailureException {
    judgeBuild(outcome(), finish(OpenQuestions.none()));
  }

  private void check() throws MojoExecutionException, MojoFailureException {
    Path classes = ScopeBuilder.classDirectory(project());
    if (Files.isDirectory(classes)) {
      checkClasses();
    } else {
      getLog().info("No classes in " + shown(classes) + ": nothing to check in this module.");
      judgeBuild(outcome(), finish(OpenQuestions.ofModuleWithoutClasses()));
    }
  }

  private String shown(Path classes) {
    return project().getBasedir().toPath().relativize(classes).toString().replace('\\', '/');
  }

  private void checkClasses() throws MojoExecutionException, MojoFailureException {
    Outcome outcome = outcome();
    CheckRequest request =
        request(new ScopeBuilder(new Reactor(session())).with(project()).build());
    Report report = outcome.judged(new Checker().check(request));
    Report judged = Outcome.withIncomplete(report, OpenQuestions.own(report));
    outcome.write(report, judged);
    OpenQuestions open = OpenQuestions.of(report, request);
    Optional<OpenQuestions> unanswered = finish(open);
    judgeModule(outcome, judged, open);
    judgeBuild(outcome, unanswered);
  }

  private Optional<OpenQuestions> finish(OpenQuestions open) {
    ExpectedChecks checks = new ExpectedChecks(session(), execution);
    return new BuildTally(session())
        .finish(checks.current(project()), open.byTopic(), checks.all())
        .map(OpenQuestions::new);
  }

  private void judgeModule(Outcome outcome, Report report, OpenQuestions open)
      throws MojoExecutionException, MojoFailureException {
    if (open.isAimless() && report.verdict() == Verdict.CLEAN) {
      getLog().info("No agent starts in this module: nothing to check in it.");
    } else {
      Report fresh = new ShownFindings(session()).fresh(project(), report);
      outcome.conclude(fresh);
      tellShown(report.findings().size() - fresh.findings().size());
    }
  }

  private void tellShown(int findings) {
    if (findings > 0) {
      getLog().info(findings + " more in the modules that this one depends on: see there.");
    }
  }

  private void judgeBuild(Outcome outcome, Optional<OpenQuestions> unanswered)
      throws MojoExecutionException, MojoFailureException {
    if (unanswered.isEmpty() || unanswered.get().byTopic().isEmpty()) {
      return;
    }
    Report report = unanswered.get().report();
    if (new Reactor(session()).isPartial()) {
      report.incomplete().forEach(reason -> getLog().warn(partial(reason)));
    } else {
      outcome.conclude(report);
    }
  }

  private static String partial(Incompleteness reason) {
    return "Lethe: "
        + reason.what()
        + "; only a part of the project is built here, so this is no failure.";
  }
}
