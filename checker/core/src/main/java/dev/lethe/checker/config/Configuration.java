package dev.lethe.checker.config;

import dev.lethe.catalogue.Severity;
import dev.lethe.catalogue.vocabulary.Vocabulary;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What a project's {@code lethe.yml} says, validated.
 *
 * @param vocabulary what it says about the code
 * @param artifacts dependencies to analyse as application code
 * @param rules settings by rule name, for those rules that it sets
 * @param failOn the lightest severity that fails the build
 * @param allowances reviewed exceptions
 */
public record Configuration(
    Vocabulary vocabulary,
    List<ArtifactName> artifacts,
    Map<String, RuleSetting> rules,
    Severity failOn,
    List<ConfiguredAllowance> allowances) {

  public Configuration {
    artifacts = List.copyOf(artifacts);
    rules = Collections.unmodifiableMap(new TreeMap<>(rules));
    allowances = List.copyOf(allowances);
  }

  /** A configuration that says nothing: annotations and the catalogue decide. */
  public static Configuration none() {
    return new Configuration(Vocabulary.none(), List.of(), Map.of(), Severity.ERROR, List.of());
  }

  /** Whether a rule is set to {@code off}. */
  public boolean isOff(String rule) {
    return rules.get(rule) == RuleSetting.OFF;
  }
}
