package dev.lethe.catalogue.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.lethe.catalogue.Rule;
import dev.lethe.catalogue.Rules;
import dev.lethe.catalogue.allowance.AllowanceRule;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** The corpus and the pages' examples are well formed: they compile, and every comment is read. */
final class CorpusTest {

  private static final String SHARED = "LETHE_SHARED_CASES";

  @TempDir static Path folder;

  @TestFactory
  Stream<DynamicTest> everyProgramCompiles() {
    SnippetCompiler compiler = new SnippetCompiler(folder);
    return all()
        .map(
            snippet ->
                DynamicTest.dynamicTest(
                    snippet.name(),
                    () -> assertThat(compiler.compile(snippet).classes()).isNotEmptyDirectory()));
  }

  @Test
  void everyExpectationIsWellFormed() {
    assertThat(all()).isNotEmpty();
    assertThat(all().flatMap(snippet -> snippet.expected().stream())).hasSizeGreaterThan(100);
  }

  @Test
  void everyRuleHasCases() {
    for (Rule rule : Rules.all()) {
      String group = rule.name().replaceAll("(?<=[a-z])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
      assertThat(CaseFolder.group(RepositoryFolder.cases(), group))
          .flatExtracting(Snippet::expected)
          .as(group)
          .anyMatch(wanted -> wanted.rule().equals(rule.name()));
    }
  }

  @Test
  void cleanCasesWantNothing() {
    assertThat(CaseFolder.group(RepositoryFolder.cases(), "clean"))
        .isNotEmpty()
        .allMatch(snippet -> snippet.expected().isEmpty());
  }

  @Test
  void theCorpusEqualsTheSharedOne() {
    Optional<Path> shared = shared();
    assumeTrue(shared.isPresent(), "no shared corpus here; set " + SHARED + " to its folder");
    Map<Path, String> ours = contents(RepositoryFolder.cases());
    Map<Path, String> theirs = contents(shared.orElseThrow());
    Set<Path> files = new TreeSet<>(ours.keySet());
    files.addAll(theirs.keySet());
    files.removeIf(file -> Objects.equals(ours.get(file), theirs.get(file)));
    assertThat(files).as("cases that differ from %s", shared.orElseThrow()).isEmpty();
  }

  private static Stream<Snippet> all() {
    Stream<Rule> documented = Stream.concat(Rules.all().stream(), Stream.of(AllowanceRule.RULE));
    return Stream.concat(
        CaseFolder.all(RepositoryFolder.cases()).stream(),
        documented.flatMap(rule -> PageExamples.of(rule).stream()));
  }

  /** The folder that somebody names, or else the one that may lie beside the repository. */
  private static Optional<Path> shared() {
    String named = System.getProperty(SHARED, System.getenv(SHARED));
    return named == null
        ? Optional.of(RepositoryFolder.root().resolve("../shared/cases")).filter(Files::isDirectory)
        : Optional.of(Path.of(named));
  }

  /** The files of all groups; what lies beside the groups is about the corpus, not of it. */
  private static Map<Path, String> contents(Path corpus) {
    Map<Path, String> contents = new TreeMap<>();
    try (Stream<Path> files = Files.walk(corpus)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        if (!file.getParent().equals(corpus)) {
          contents.put(corpus.relativize(file), bytes(file));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return contents;
  }

  /** One character for each byte. */
  private static String bytes(Path file) throws IOException {
    return Files.readString(file, StandardCharsets.ISO_8859_1);
  }
}
