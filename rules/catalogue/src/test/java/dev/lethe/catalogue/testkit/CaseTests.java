package dev.lethe.catalogue.testkit;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/** Turns snippets into tests of an engine. */
public final class CaseTests {

  private CaseTests() {}

  /**
   * One test for each snippet, which fails with the differences.
   *
   * @param folder where the snippets are compiled
   */
  public static Stream<DynamicTest> of(List<Snippet> snippets, Engine engine, Path folder) {
    SnippetCompiler compiler = new SnippetCompiler(folder);
    return snippets.stream()
        .map(
            snippet ->
                DynamicTest.dynamicTest(
                    snippet.name(), () -> check(compiler.compile(snippet), engine)));
  }

  private static void check(CompiledCase program, Engine engine) {
    Comparison comparison = Comparison.of(program, engine);
    if (!comparison.agrees()) {
      throw new AssertionError(comparison.toString());
    }
  }
}
