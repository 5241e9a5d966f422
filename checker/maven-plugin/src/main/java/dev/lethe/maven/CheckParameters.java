package dev.lethe.maven;

import dev.lethe.catalogue.Rules;
import dev.lethe.catalogue.vocabulary.MemberPattern;
import dev.lethe.catalogue.vocabulary.Origin;
import dev.lethe.checker.CheckRequest;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;
import org.jspecify.annotations.Nullable;

/** What every goal that looks at code can be told; Maven fills the fields before a goal runs. */
abstract class CheckParameters extends AbstractMojo {

  @Parameter(defaultValue = "${session}", readonly = true, required = true)
  @SuppressWarnings("NullAway.Init")
  private MavenSession session;

  @Parameter(defaultValue = "${project}", readonly = true, required = true)
  @SuppressWarnings("NullAway.Init")
  private MavenProject project;

  /** Does nothing at all. */
  @Parameter(property = "lethe.skip", defaultValue = "false")
  private boolean skip;

  /**
   * Entry points beyond those that annotations, the configuration and the catalogue tell, such as
   * {@code com.acme.Agent#run}; several are separated by commas.
   */
  @Parameter(property = "lethe.entry")
  private @Nullable List<String> entry;

  /** The configuration file. Without it, the nearest {@code lethe.yml} from the module upwards. */
  @Parameter(property = "lethe.configFile")
  private @Nullable File configFile;

  /**
   * The file that lists known findings. Without it, {@code lethe-baseline.txt} in the module, if it
   * is there.
   */
  @Parameter(property = "lethe.baseline")
  private @Nullable File baseline;

  /** Home of the JDK whose classes the code sees. Without it, the one that runs Maven. */
  @Parameter(property = "lethe.jdk")
  private @Nullable File jdk;

  final MavenSession session() {
    return session;
  }

  final MavenProject project() {
    return project;
  }

  final boolean isSkipped() {
    if (skip) {
      getLog().info("Lethe is skipped (lethe.skip).");
    }
    return skip;
  }

  /** All modules of the reactor as one application. */
  final Scope wholeReactor() {
    Reactor reactor = new Reactor(session);
    ScopeBuilder scope = new ScopeBuilder(reactor);
    reactor.modules().stream()
        .filter(module -> !module.getPackaging().equals("pom"))
        .forEach(scope::with);
    return scope.build();
  }

  /** The request to check a scope, with everything that the parameters say. */
  final CheckRequest request(Scope scope) throws MojoExecutionException {
    return new CheckRequest(
        scope.classes(),
        scope.classpath(),
        scope.sources(),
        path(configFile),
        path(baseline).filter(this::isBaseline),
        project.getBasedir().toPath(),
        entryPoints(),
        scope.artifacts(),
        path(jdk),
        Rules.active(),
        LocalDate.now(ZoneOffset.UTC));
  }

  /** Whether this is a baseline that counts: a module need not have one to be checked. */
  boolean isBaseline(Path file) {
    return Files.exists(file);
  }

  private static Optional<Path> path(@Nullable File file) {
    return Optional.ofNullable(file).map(File::toPath);
  }

  private List<MemberPattern> entryPoints() throws MojoExecutionException {
    try {
      return texts(entry).stream()
          .map(text -> MemberPattern.parse(text, new Origin("lethe.entry", 0)))
          .toList();
    } catch (IllegalArgumentException e) {
      throw new MojoExecutionException("lethe.entry: " + e.getMessage() + ".");
    }
  }

  /** A list parameter that may be unset; Maven makes null of an empty element. */
  static List<String> texts(@Nullable List<String> parameter) {
    return parameter == null
        ? List.of()
        : parameter.stream().filter(text -> text != null && !text.isBlank()).toList();
  }
}
