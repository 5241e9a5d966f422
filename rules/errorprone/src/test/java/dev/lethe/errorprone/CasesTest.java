package dev.lethe.errorprone;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lethe.catalogue.Rule;
import dev.lethe.catalogue.Rules;
import dev.lethe.catalogue.testkit.CaseFolder;
import dev.lethe.catalogue.testkit.PageExamples;
import dev.lethe.catalogue.testkit.Reported;
import dev.lethe.catalogue.testkit.RepositoryFolder;
import dev.lethe.catalogue.testkit.Snippet;
import dev.lethe.catalogue.testkit.SnippetCompiler;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** What the compiler says of every case and of every page's example. */
final class CasesTest {

  @TempDir static Path folder;

  /** Nothing is reported that is not wanted, or that weighs more than is wanted. */
  @TestFactory
  Stream<DynamicTest> nothingIsReportedWithoutCause() {
    SnippetCompiler compiler = new SnippetCompiler(folder.resolve("false-alarms"));
    return snippets().stream()
        .map(
            snippet ->
                DynamicTest.dynamicTest(
                    snippet.name(),
                    () ->
                        assertThat(Compiled.of(compiler.compile(snippet)).reported())
                            .allMatch(it -> isWanted(it, snippet))));
  }

  /** The list in the resource is what is found, so that a loss is noticed, and a gain too. */
  @Test
  void whatIsExpectedIsFound() throws Exception {
    SnippetCompiler compiler = new SnippetCompiler(folder.resolve("found"));
    Set<String> found = new TreeSet<>();
    for (Snippet snippet : snippets()) {
      for (Reported reported : Compiled.of(compiler.compile(snippet)).reported()) {
        found.add(snippet.name() + " " + reported);
      }
    }
    Path list =
        RepositoryFolder.root()
            .resolve("rules/errorprone/src/test/resources/dev/lethe/errorprone/found.txt");
    if (Boolean.getBoolean("lethe.update")) {
      Files.write(list, Stream.concat(comments(list), found.stream()).toList());
    }
    assertThat(found).containsExactlyElementsOf(entries(list));
  }

  private static Stream<String> comments(Path list) throws Exception {
    return Files.readAllLines(list).stream().filter(line -> line.startsWith("#"));
  }

  private static List<String> entries(Path list) throws Exception {
    return Files.readAllLines(list).stream()
        .filter(line -> !line.startsWith("#") && !line.isBlank())
        .toList();
  }

  private static boolean isWanted(Reported reported, Snippet snippet) {
    return snippet.expected().stream()
        .anyMatch(
            wanted ->
                wanted.rule().equals(reported.rule())
                    && wanted.file().equals(reported.file())
                    && wanted.line() == reported.line()
                    && wanted.severity().compareTo(reported.severity()) >= 0);
  }

  private static List<Snippet> snippets() {
    Path root = RepositoryFolder.root();
    List<Snippet> snippets = new ArrayList<>(CaseFolder.all(RepositoryFolder.cases()));

    snippets.addAll(CaseFolder.all(root.resolve("rules/catalogue/frameworks")));
    snippets.addAll(CaseFolder.all(root.resolve("checker/core/src/test/cases")));
    for (Rule rule : Rules.active()) {
      snippets.addAll(PageExamples.of(rule));
    }
    // The compiler does not read lethe.yml.
    snippets.removeIf(it -> it.configuration().isPresent());
    return snippets;
  }
}
