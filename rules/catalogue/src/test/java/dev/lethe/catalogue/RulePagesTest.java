package dev.lethe.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lethe.catalogue.allowance.AllowanceRule;
import dev.lethe.catalogue.testkit.PageExamples;
import dev.lethe.catalogue.testkit.RepositoryFolder;
import dev.lethe.catalogue.testkit.Snippet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every rule has a page, every page a rule, and all pages are made alike. */
final class RulePagesTest {

  private static final String REVIEWER = "## When somebody proposes memory";

  private static final List<String> HEADINGS =
      List.of(
          "## What it flags",
          "## Why we restrict it",
          "## Flagged",
          "## Not flagged",
          "## How to fix",
          "## What it cannot see",
          "## Allowing",
          REVIEWER,
          "### Decision",
          "### Evidence",
          "### Questions for the proposer",
          "### Would reopen this",
          "### Would not reopen this",
          "### If reopened",
          "## Related");

  private static final List<String> FACTS =
      List.of("status", "since", "decision", "evidence", "confidence", "reviewed");

  static Stream<Rule> documented() {
    return Stream.concat(Rules.all().stream(), Stream.of(AllowanceRule.RULE));
  }

  @Test
  void everyPageInTheSourcesBelongsToARule() throws IOException {
    Path sources = RepositoryFolder.root().resolve("rules/catalogue/src/main/java");
    try (Stream<Path> files = Files.walk(sources)) {
      Set<String> pages =
          files
              .filter(file -> file.toString().endsWith(".md"))
              .map(file -> sources.relativize(file).toString().replace('\\', '/'))
              .collect(Collectors.toSet());
      assertThat(documented().map(Rule::page)).containsExactlyInAnyOrderElementsOf(pages);
    }
  }

  @Test
  void theActivePagesAreThoseOfTheActiveRules() {
    assertThat(Rules.all())
        .filteredOn(rule -> RulePage.of(rule).fact("status").equals("active"))
        .containsExactlyElementsOf(Rules.active());
    assertThat(RulePage.of(AllowanceRule.RULE).fact("status")).isEqualTo("active");
  }

  @ParameterizedTest
  @MethodSource("documented")
  void thePageLiesBesideTheRulesClass(Rule rule) throws IOException {
    Path page =
        RepositoryFolder.root().resolve("rules/catalogue/src/main/java").resolve(rule.page());
    try (Stream<Path> neighbours = Files.list(page.getParent())) {
      assertThat(
              neighbours.filter(file -> file.toString().endsWith(".java")).map(RulePagesTest::read))
          .anyMatch(source -> source.contains("\"" + rule.name() + "\""));
    }
  }

  @ParameterizedTest
  @MethodSource("documented")
  void theTitleIsTheNameAndTheFirstSentenceTheSummary(Rule rule) {
    RulePage page = RulePage.of(rule);
    assertThat(page.title()).isEqualTo(rule.name());
    assertThat(page.text().split("\n\n", 3)[1]).isEqualTo(rule.summary());
  }

  @ParameterizedTest
  @MethodSource("documented")
  void theHeadingsAreThereInOrderAndNoneIsEmpty(Rule rule) {
    RulePage page = RulePage.of(rule);
    assertThat(headings(page.text())).containsExactlyElementsOf(HEADINGS);
    for (String heading : HEADINGS) {
      assertThat(page.section(heading.replaceFirst("#+ ", "")).orElse("")).as(heading).isNotBlank();
    }
  }

  @ParameterizedTest
  @MethodSource("documented")
  void theFactsAreComplete(Rule rule) {
    RulePage page = RulePage.of(rule);
    assertThat(page.facts().keySet()).containsExactlyInAnyOrderElementsOf(FACTS);
    assertThat(page.fact("status")).isIn("planned", "active", "frozen", "retired");
    assertThat(page.fact("confidence")).isIn("low", "medium", "high");
    assertThat(page.fact("since")).matches("\\d+\\.\\d+");
    assertThat(LocalDate.parse(page.fact("reviewed"))).isAfter("2026-01-01");
    assertThat(page.list("evidence")).isNotEmpty();
  }

  @ParameterizedTest
  @MethodSource("documented")
  void theDevelopersHalfIsShort(Rule rule) {
    String half = RulePage.of(rule).text().split(REVIEWER, 2)[0];
    assertThat(withoutExamples(half)).hasSizeLessThan(80);
  }

  @ParameterizedTest
  @MethodSource("documented")
  void thereAreEnoughExamplesAndTheyAreSmall(Rule rule) {
    RulePage page = RulePage.of(rule);
    assertThat(PageExamples.in(page, "Flagged")).hasSizeGreaterThanOrEqualTo(2);
    assertThat(PageExamples.in(page, "Not flagged")).hasSizeGreaterThanOrEqualTo(3);
    for (Snippet example : PageExamples.of(rule)) {
      assertThat(example.sources().get(0).text().lines()).as(example.name()).hasSizeLessThan(26);
      assertThat(example.title()).as(example.name()).endsWith(":");
    }
  }

  @ParameterizedTest
  @MethodSource("documented")
  void flaggedExamplesWantTheRuleAndTheOthersNothing(Rule rule) {
    RulePage page = RulePage.of(rule);
    for (Snippet example : PageExamples.in(page, "Flagged")) {
      assertThat(example.expected())
          .as(example.name())
          .anyMatch(one -> one.rule().equals(rule.name()));
    }
    for (Snippet example : PageExamples.in(page, "Not flagged")) {
      assertThat(example.expected()).as(example.name()).isEmpty();
    }
  }

  @ParameterizedTest
  @MethodSource("documented")
  void examplesStandOnlyWhereTheyAreChecked(Rule rule) {
    long fences = RulePage.of(rule).text().lines().filter(line -> line.equals("```java")).count();
    assertThat(PageExamples.of(rule)).hasSize(Math.toIntExact(fences));
  }

  @ParameterizedTest
  @MethodSource("documented")
  void evidenceIsLabelledWithItsSource(Rule rule) {
    String evidence = RulePage.of(rule).section("Evidence").orElseThrow();
    List<String> rows = evidence.lines().filter(line -> line.startsWith("|")).skip(2).toList();
    assertThat(rows).isNotEmpty().allMatch(row -> row.contains("published"));
  }

  private static List<String> headings(String page) {
    return withoutExamples(page).stream().filter(line -> line.matches("##+ .*")).toList();
  }

  private static List<String> withoutExamples(String page) {
    return page.replaceAll("(?s)```.*?```\n", "").lines().toList();
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }
}
