package dev.lethe.maven;

import dev.lethe.checker.BaselineUpdate;
import java.nio.file.Path;
import org.apache.maven.plugin.MojoExecutionException;

/** What goals that write a baseline have in common. */
abstract class BaselineParameters extends CheckParameters {

  @Override
  final boolean isBaseline(Path file) {
    return true;
  }

  /** Makes everything known that is found in a scope. */
  final void update(Scope scope) throws MojoExecutionException {
    BaselineUpdate update =
        BaselineUpdate.of(request(scope), report -> OpenQuestions.own(report).isEmpty());
    boolean isNews = !update.before().entries().equals(update.after().entries());
    if (isNews || update.after().size() > 0) {
      update.write();
      update.lines().forEach(getLog()::info);
    }
  }
}
