package dev.lethe.errorprone;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.errorprone.BugPattern;
import com.google.errorprone.BugPattern.SeverityLevel;
import com.google.errorprone.bugpatterns.BugChecker;
import dev.lethe.catalogue.Rule;
import dev.lethe.catalogue.Rules;
import dev.lethe.catalogue.Severity;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The checks say of themselves what the rules say. */
final class ChecksTest {

  private final Map<String, BugPattern> checks =
      ServiceLoader.load(BugChecker.class).stream()
          .map(it -> it.type().getAnnotation(BugPattern.class))
          .collect(Collectors.toMap(BugPattern::name, it -> it));

  @Test
  void thereIsOneForEachRule() {
    assertThat(checks.keySet())
        .containsExactlyInAnyOrderElementsOf(Rules.active().stream().map(Rule::name).toList());
  }

  @Test
  void theyHaveTheRulesSummariesAndSeverities() {
    for (Rule rule : Rules.active()) {
      BugPattern check = checks.get(rule.name());
      assertThat(check.summary()).isEqualTo(rule.summary());
      assertThat(check.severity()).isEqualTo(severity(rule.severity()));
    }
  }

  private static SeverityLevel severity(Severity severity) {
    return severity == Severity.ERROR ? SeverityLevel.ERROR : SeverityLevel.WARNING;
  }
}
