package dev.lethe.checker;

import dev.lethe.catalogue.Rule;
import dev.lethe.catalogue.vocabulary.MemberPattern;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What to check.
 *
 * @param classes class directories and jars of the project under check
 * @param classpath what it is linked against
 * @param sources source directories; a place without its source file is told by its class file
 * @param configuration the configuration file; empty: the nearest {@code lethe.yml} from the start
 *     directory up to the repository's root
 * @param baseline the file that lists known findings; empty: {@code lethe-baseline.txt} in the
 *     start directory, if it is there
 * @param start where to begin looking for the configuration and the repository's root
 * @param entryPoints patterns of entry points beyond the configured ones
 * @param artifacts jars and class directories by {@code group:artifact}, where a build tool knows
 *     them; empty: artifacts that the configuration names are recognised by file name
 * @param jdk home of the JDK that the project runs on; empty for the running one
 * @param rules the rules to judge
 * @param today the day on which allowances are judged
 */
public record CheckRequest(
    List<Path> classes,
    List<Path> classpath,
    List<Path> sources,
    Optional<Path> configuration,
    Optional<Path> baseline,
    Path start,
    List<MemberPattern> entryPoints,
    Map<String, Path> artifacts,
    Optional<Path> jdk,
    List<Rule> rules,
    LocalDate today) {

  public CheckRequest {
    classes = List.copyOf(classes);
    classpath = List.copyOf(classpath);
    sources = List.copyOf(sources);
    entryPoints = List.copyOf(entryPoints);
    artifacts = Collections.unmodifiableMap(new TreeMap<>(artifacts));
    rules = List.copyOf(rules);
  }
}
