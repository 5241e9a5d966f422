package dev.lethe.archunit;

import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.Priority;
import com.tngtech.archunit.lang.syntax.ArchRuleDefinition;
import dev.lethe.catalogue.Rule;
import dev.lethe.catalogue.Rules;
import dev.lethe.catalogue.Severity;
import dev.lethe.catalogue.vocabulary.MemberPattern;
import dev.lethe.catalogue.vocabulary.Origin;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A check with its options. Each option gives another check; the rules of one check share one
 * analysis of the same classes.
 */
public final class LetheCheck {

  private final Options options;
  private final Reports reports;

  private LetheCheck(Options options) {
    this.options = options;
    this.reports = new Reports(options);
  }

  static LetheCheck ofProject() {
    return new LetheCheck(Options.none());
  }

  /**
   * Says where sessions start, beside what annotations and configuration say: {@code
   * com.acme.Agent#run}, and the other patterns of {@code entryPoints} in {@code lethe.yml}.
   *
   * @throws IllegalArgumentException when a pattern is none
   */
  public LetheCheck entryPoints(String... patterns) {
    Origin origin = new Origin("LetheCheck.entryPoints", 0);
    List<MemberPattern> parsed =
        Stream.of(patterns).map(pattern -> MemberPattern.parse(pattern, origin)).toList();
    return new LetheCheck(options.withEntryPoints(parsed));
  }

  /** Names the configuration file in place of the nearest {@code lethe.yml}. */
  public LetheCheck configuration(Path file) {
    return new LetheCheck(options.withConfiguration(file));
  }

  /** Names the source directories, in which lines of declarations are looked up. */
  public LetheCheck sources(Path... directories) {
    return new LetheCheck(options.withSources(List.of(directories)));
  }

  /** Names the class path of what is not imported, in place of that of the running test. */
  public LetheCheck libraries(Path... classPath) {
    return new LetheCheck(options.withLibraries(List.of(classPath)));
  }

  /** Says from which severity on a finding is a violation, whatever is configured. */
  public LetheCheck failOn(Severity least) {
    return new LetheCheck(options.withFailOn(least));
  }

  /**
   * Every rule that Lethe enforces, and that exceptions to them hold. Its description stays the
   * same when Lethe learns another rule, so that what was frozen stays frozen and no more.
   */
  public ArchRule all() {
    return rule(new Violations("break no rule of Lethe", any -> true, reports))
        .as("agents should break no rule of Lethe");
  }

  /**
   * The rule of this name.
   *
   * @throws IllegalArgumentException when Lethe enforces no rule of this name
   */
  public ArchRule named(String name) {
    return rule(
        Rules.named(name)
            .filter(Rules.active()::contains)
            .orElseThrow(() -> new IllegalArgumentException(unknown(name))));
  }

  private static String unknown(String name) {
    String names = Rules.active().stream().map(Rule::name).collect(Collectors.joining(", "));
    return "Lethe enforces no rule called " + name + "; write one of " + names;
  }

  /** One rule. */
  public ArchRule rule(Rule rule) {
    return rule(new Violations("obey " + rule.name(), rule::equals, reports))
        .as("agents should obey " + rule.name() + ": " + rule.invariant())
        .because(rule.why());
  }

  private static ArchRule rule(Violations violations) {
    return ArchRuleDefinition.priority(Priority.HIGH).classes().should(violations);
  }
}
