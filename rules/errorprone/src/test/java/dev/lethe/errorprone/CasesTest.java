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

  private static final Path LIST =
      RepositoryFolder.root()
          .resolve("rules/errorprone/src/test/resources/dev/lethe/errorprone/found.txt");

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

  /**
   * The list in the resource says what is found (+) and what is left to the whole-program check
   * (-), so that a loss is noticed, and a gain too. {@code -Dlethe.update=true} writes it anew.
   */
  @Test
  void whatIsExpectedIsFound() throws Exception {
    SnippetCompiler compiler = new SnippetCompiler(folder.resolve("found"));
    Set<String> actual = new TreeSet<>();
    for (Snippet snippet : snippets()) {
      List<Reported> found = Compiled.of(compiler.compile(snippet)).reported();
      snippet.expected().forEach(it -> actual.add(entry(snippet, it, found)));
    }
    if (Boolean.getBoolean("lethe.update")) {
      Files.write(LIST, Stream.concat(comments(), actual.stream()).toList());
    }
    assertThat(actual).containsExactlyElementsOf(entries());
  }

  private static String entry(Snippet snippet, Reported wanted, List<Reported> found) {
    boolean isFound = found.stream().anyMatch(it -> isAt(it, wanted));
    return (isFound ? "+ " : "- ") + snippet.name() + ": " + wanted;
  }

  private static Stream<String> comments() throws Exception {
    return Files.readAllLines(LIST).stream().filter(line -> line.startsWith("#"));
  }

  private static List<String> entries() throws Exception {
    return Files.readAllLines(LIST).stream()
        .filter(line -> !line.startsWith("#") && !line.isBlank())
        .toList();
  }

  private static boolean isWanted(Reported reported, Snippet snippet) {
    return snippet.expected().stream()
        .anyMatch(
            wanted ->
                isAt(reported, wanted) && wanted.severity().compareTo(reported.severity()) >= 0);
  }

  private static boolean isAt(Reported reported, Reported wanted) {
    return wanted.rule().equals(reported.rule())
        && wanted.file().equals(reported.file())
        && wanted.line() == reported.line();
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
