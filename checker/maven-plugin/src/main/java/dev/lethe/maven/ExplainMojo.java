package dev.lethe.maven;

import dev.lethe.catalogue.Rule;
import dev.lethe.catalogue.RulePage;
import dev.lethe.catalogue.Rules;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.jspecify.annotations.Nullable;

/** Prints the page of a rule: what it flags, why, and what to do. */
@Mojo(name = "explain", requiresProject = false, threadSafe = true)
public final class ExplainMojo extends AbstractMojo {

  /** A rule ({@code RecordingRead}) or an invariant ({@code INV-CTX-002}). */
  @Parameter(property = "lethe.name")
  private @Nullable String name;

  @Override
  public void execute() throws MojoExecutionException {
    if (name == null || name.isBlank()) {
      throw new MojoExecutionException("Say what to explain: -Dlethe.name=NAME. " + known());
    }
    RulePage.of(rule(name)).text().lines().forEach(getLog()::info);
  }

  private static Rule rule(String name) throws MojoExecutionException {
    return Rules.meant(name).orElseThrow(() -> new MojoExecutionException(unknown(name)));
  }

  private static String unknown(String name) {
    String nearest = Rules.nearest(name).map(near -> "; did you mean " + near + "? ").orElse(". ");
    return "No rule or invariant is called '" + name + "'" + nearest + known();
  }

  private static String known() {
    return "There are " + String.join(", ", Rules.all().stream().map(Rule::name).toList()) + ".";
  }
}
