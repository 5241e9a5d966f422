package dev.lethe.checker;

import dev.lethe.analysis.Incompleteness;
import dev.lethe.checker.config.ArtifactName;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Which class directories and jars are application code, which are libraries.
 *
 * @param application those of the project, and of the dependencies that the configuration names
 * @param libraries the rest
 * @param unmatched artifacts that the configuration names and nobody knows
 */
record ApplicationCode(List<Path> application, List<Path> libraries, List<ArtifactName> unmatched) {

  /** Sorts the class path of a request. */
  static ApplicationCode of(CheckRequest request, List<ArtifactName> artifacts) {
    List<Path> application = new ArrayList<>(request.classes());
    List<ArtifactName> unmatched = new ArrayList<>();
    for (ArtifactName artifact : artifacts) {
      find(request, artifact).ifPresentOrElse(application::add, () -> unmatched.add(artifact));
    }
    List<Path> libraries =
        request.classpath().stream().filter(path -> !application.contains(path)).toList();
    return new ApplicationCode(
        application.stream().distinct().toList(), libraries, List.copyOf(unmatched));
  }

  private static Optional<Path> find(CheckRequest request, ArtifactName artifact) {
    if (!request.artifacts().isEmpty()) {
      return Optional.ofNullable(request.artifacts().get(artifact.text()));
    }
    Pattern jar = Pattern.compile(Pattern.quote(artifact.artifact()) + "(-\\d.*)?\\.jar");
    return request.classpath().stream()
        .filter(path -> jar.matcher(String.valueOf(path.getFileName())).matches())
        .findFirst();
  }

  /** A reason for each unmatched artifact why the check is incomplete. */
  List<Incompleteness> incomplete() {
    return unmatched.stream()
        .map(
            artifact ->
                new Incompleteness(
                    Incompleteness.Kind.NO_MATCH,
                    artifact.origin() + ": no dependency is called " + artifact.text(),
                    "correct the name under 'application', or remove it"))
        .toList();
  }
}
