package dev.lethe.catalogue;

import java.util.List;
import java.util.stream.Collectors;

/** The page that lists all rules, made from the rules and their pages. */
final class RuleIndex {

  private static final String HEAD =
      """
      <!-- Generated from the rules' pages. To update it, run
           mvn -pl rules/catalogue -am test -Dtest=RuleIndexTest -Dsurefire.failIfNoSpecifiedTests=false -Dlethe.update=true -->
      # Rules

      | rule | what is flagged | invariant | status | since | confidence | decision |
      | --- | --- | --- | --- | --- | --- | --- |
      """;

  private static final String FOOT =
      """

      A rule that is *planned* has its page, and nothing reports it yet. *Confidence* says how sure a finding is
      a real breach. Allowance is no rule of its own: it watches the exceptions from the others. The terms are
      explained on [a page of their own](words.md).
      """;

  private RuleIndex() {}

  static String of(List<Rule> rules) {
    return HEAD + rules.stream().map(RuleIndex::row).collect(Collectors.joining()) + FOOT;
  }

  private static String row(Rule rule) {
    RulePage page = RulePage.of(rule);
    return "| [%s](/rules/catalogue/src/main/java/%s) | %s | %s | %s | %s | %s | %s |\n"
        .formatted(
            rule.name(),
            rule.page(),
            rule.summary(),
            rule.invariant(),
            page.fact("status"),
            page.fact("since"),
            page.fact("confidence"),
            String.join(", ", page.list("decision")));
  }
}
