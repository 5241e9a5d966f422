package dev.lethe.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

final class RulePageTest {

  private static final RulePage PAGE =
      RulePage.parse(
          """
          ---
          status: trial
          decision: [0001, 0002]
          evidence: []
          ---

          # Example

          First sentence.

          ## One

          ```java
          # Two
          ## Two
          ```
          text

          ### Below one

          deep

          ## Two

          second
          """);

  @Test
  void factsAreData() {
    assertThat(PAGE.fact("status")).isEqualTo("trial");
    assertThat(PAGE.list("decision")).containsExactly("0001", "0002");
    assertThat(PAGE.list("evidence")).isEmpty();
    assertThat(PAGE.list("status")).containsExactly("trial");
  }

  @Test
  void aMissingFactNamesThePage() {
    assertThatThrownBy(() -> PAGE.fact("since"))
        .hasMessage("The page Example says nothing of 'since'");
  }

  @Test
  void theTextStartsWithTheTitle() {
    assertThat(PAGE.text()).startsWith("# Example\n");
    assertThat(PAGE.title()).isEqualTo("Example");
  }

  @Test
  void aSectionEndsAtTheNextHeadingOfItsRank() {
    assertThat(PAGE.section("One")).hasValueSatisfying(s -> assertThat(s).endsWith("deep"));
    assertThat(PAGE.section("Below one")).contains("deep");
    assertThat(PAGE.section("Three")).isEmpty();
  }

  @Test
  void headingsInsideOfCodeAreCode() {
    assertThat(PAGE.section("Two")).contains("second");
  }

  @Test
  void lineEndsOfOtherSystemsAreFine() {
    assertThat(RulePage.parse("---\r\nstatus: trial\r\n---\r\n# Title\r\n").title())
        .isEqualTo("Title");
  }

  @Test
  void aPageWithoutFactsIsRefused() {
    assertThatThrownBy(() -> RulePage.parse("# Title\n"))
        .hasMessage("A rule's page starts with facts between two lines '---'");
    assertThatThrownBy(() -> RulePage.parse("---\nstatus: trial\n"))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aRuleWithoutPageIsAFaultOfTheBuild() {
    Rule rule = new Rule("Lost", "", "", "", "", Severity.ERROR, "lost/rule.md");
    assertThatThrownBy(() -> RulePage.of(rule))
        .hasMessage("The page of Lost is missing from this build: lost/rule.md");
  }
}
