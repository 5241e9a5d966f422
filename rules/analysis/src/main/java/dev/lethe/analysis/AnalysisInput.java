package dev.lethe.analysis;

import dev.lethe.catalogue.Rule;
import dev.lethe.catalogue.vocabulary.Vocabulary;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What to analyse.
 *
 * @param application class directories and jars of the project under check, and of dependencies to
 *     treat like it
 * @param libraries class directories and jars that application code is linked against
 * @param jdk home of the JDK whose classes application code sees; empty for the running one
 * @param vocabulary what the configuration says about the code
 * @param rules the rules to judge
 */
public record AnalysisInput(
    List<Path> application,
    List<Path> libraries,
    Optional<Path> jdk,
    Vocabulary vocabulary,
    List<Rule> rules) {

  public AnalysisInput {
    application = List.copyOf(application);
    libraries = List.copyOf(libraries);
    rules = List.copyOf(rules);
  }
}
