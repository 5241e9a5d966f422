package dev.lethe.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lethe.catalogue.testkit.RepositoryFolder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Decision records and rules name each other, and every link of pages and records leads somewhere.
 */
final class DecisionsTest {

  private static final Path ROOT = RepositoryFolder.root();
  private static final Path DECISIONS = ROOT.resolve("docs/decisions");
  private static final Path EVIDENCE = ROOT.resolve("docs/evidence");
  private static final Pattern LINK = Pattern.compile("\\[([^]]+)]\\(([^)\\s]+)\\)");

  private static final List<String> SECTIONS =
      List.of(
          "Context",
          "Options",
          "Outcome",
          "Consequences",
          "Confirmation",
          "Evidence",
          "Reopen when");

  static List<Path> records() {
    return files(DECISIONS).stream()
        .filter(file -> file.getFileName().toString().matches("\\d{4}-.*\\.md"))
        .toList();
  }

  static List<Rule> documented() {
    return RulePagesTest.documented().toList();
  }

  static List<Path> pages() {
    Stream<Path> rules =
        documented().stream()
            .map(rule -> ROOT.resolve("rules/catalogue/src/main/java").resolve(rule.page()));
    Stream<Path> docs =
        Stream.of(DECISIONS, EVIDENCE, ROOT.resolve("docs/rules")).flatMap(f -> files(f).stream());
    return Stream.concat(rules, docs).toList();
  }

  @Test
  void recordsAreNumberedWithoutGaps() {
    assertThat(records()).isNotEmpty();
    assertThat(records().stream().map(DecisionsTest::number))
        .containsExactlyElementsOf(
            Stream.iterate(1, number -> number + 1)
                .limit(records().size())
                .map("%04d"::formatted)
                .toList());
  }

  @ParameterizedTest
  @MethodSource("records")
  void aRecordHasItsSections(Path record) {
    RulePage page = RulePage.parse(read(record));
    assertThat(page.facts().keySet()).containsExactlyInAnyOrder("status", "date");
    assertThat(page.title()).startsWith(Integer.parseInt(number(record)) + ". ");
    for (String section : SECTIONS) {
      assertThat(page.section(section).orElse("")).as(section).isNotBlank();
    }
  }

  @ParameterizedTest
  @MethodSource("records")
  void aRecordNamesTheRulesWhosePagesNameIt(Path record) {
    Set<String> naming =
        documented().stream()
            .filter(rule -> RulePage.of(rule).list("decision").contains(number(record)))
            .map(Rule::name)
            .collect(Collectors.toSet());
    assertThat(linkNames(confirmation(record))).containsExactlyInAnyOrderElementsOf(naming);
  }

  @ParameterizedTest
  @MethodSource("documented")
  void aRuleNamesRecordsThatExistAndLinksThem(Rule rule) {
    RulePage page = RulePage.of(rule);
    List<String> linked =
        links(page.section("Decision").orElseThrow()).stream()
            .map(link -> number(Path.of(link.group(2))))
            .toList();
    assertThat(linked).containsExactlyElementsOf(page.list("decision"));
    assertThat(records().stream().map(DecisionsTest::number)).containsAll(linked);
  }

  @ParameterizedTest
  @MethodSource("documented")
  void aRuleNamesEvidenceThatExistsAndLinksIt(Rule rule) {
    RulePage page = RulePage.of(rule);
    Set<String> linked =
        links(page.section("Evidence").orElseThrow()).stream()
            .map(link -> Path.of(link.group(2)).getFileName().toString().replace(".md", ""))
            .collect(Collectors.toSet());
    assertThat(page.list("evidence")).containsExactlyInAnyOrderElementsOf(linked);
  }

  /** What was measured here is never mixed with what was published elsewhere. */
  @Test
  void evidenceSaysWhereItIsFrom() {
    for (Path file : files(EVIDENCE)) {
      if (!file.endsWith("README.md")) {
        RulePage page = RulePage.parse(read(file));
        boolean own = page.fact("source").equals("this project");
        assertThat(page.text())
            .as(file.toString())
            .contains(own ? "Measured by this project." : "Published elsewhere;")
            .doesNotContain(own ? "Published elsewhere" : "Measured by this project");
        assertThat(page.text().contains("```")).as("%s: commands", file).isEqualTo(own);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("pages")
  void everyLinkLeadsSomewhere(Path page) {
    for (MatchResult link : links(read(page))) {
      assertThat(target(page, link.group(2))).as("%s in %s", link.group(), page).exists();
    }
  }

  private static Path target(Path page, String link) {
    String path = link.replaceFirst("#.*", "");
    return path.startsWith("/")
        ? ROOT.resolve(path.substring(1))
        : page.resolveSibling(path).normalize();
  }

  private static String confirmation(Path record) {
    return RulePage.parse(read(record)).section("Confirmation").orElseThrow();
  }

  private static List<String> linkNames(String text) {
    return links(text).stream().map(link -> link.group(1)).toList();
  }

  private static List<MatchResult> links(String text) {
    return LINK.matcher(text).results().toList();
  }

  private static String number(Path record) {
    return record.getFileName().toString().substring(0, 4);
  }

  private static List<Path> files(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(".md")).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
