package dev.lethe.archunit;

import dev.lethe.catalogue.Severity;
import dev.lethe.catalogue.vocabulary.MemberPattern;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What a check is told beyond the imported classes.
 *
 * @param entryPoints patterns of methods where a session starts
 * @param configuration the configuration file; empty: the nearest {@code lethe.yml}
 * @param sources source directories; none: those that lie where Maven and Gradle have them
 * @param libraries class path of what is not imported; none: that of the running program
 * @param failOn the severity from which a finding is a violation; empty: as configured
 */
record Options(
    List<MemberPattern> entryPoints,
    Optional<Path> configuration,
    List<Path> sources,
    List<Path> libraries,
    Optional<Severity> failOn) {

  static Options none() {
    return new Options(List.of(), Optional.empty(), List.of(), List.of(), Optional.empty());
  }

  Options withEntryPoints(List<MemberPattern> other) {
    return new Options(other, configuration, sources, libraries, failOn);
  }

  Options withConfiguration(Path file) {
    return new Options(entryPoints, Optional.of(file), sources, libraries, failOn);
  }

  Options withSources(List<Path> other) {
    return new Options(entryPoints, configuration, other, libraries, failOn);
  }

  Options withLibraries(List<Path> other) {
    return new Options(entryPoints, configuration, sources, other, failOn);
  }

  Options withFailOn(Severity least) {
    return new Options(entryPoints, configuration, sources, libraries, Optional.of(least));
  }
}
