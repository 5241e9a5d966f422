package dev.lethe.analysis.truth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.lethe.analysis.Analysis;
import dev.lethe.analysis.AnalysisInput;
import dev.lethe.analysis.AnalysisResult;
import dev.lethe.catalogue.finding.Place;
import dev.lethe.catalogue.vocabulary.Vocabulary;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * The analysis finds what the agent reaches in small programs, and nothing that it cannot reach.
 */
final class CallGraphTruthTest {

  private static final Path KINDS = Path.of("src", "test", "truth");

  @TempDir static Path folder;

  private final List<TruthProgram> programs = TruthProgram.all(KINDS);
  private final List<KnownGap> gaps = KnownGap.read(KINDS.resolve("known-gaps.txt"));

  @TestFactory
  Stream<DynamicTest> programs() {
    ProgramCompiler compiler = new ProgramCompiler(folder);
    return programs.stream()
        .map(program -> dynamicTest(program.name(), () -> check(program, compiler)));
  }

  @Test
  void knownGapsNamePrograms() {
    List<String> names = programs.stream().map(TruthProgram::name).toList();
    assertThat(gaps).extracting(KnownGap::program).allMatch(names::contains);
  }

  private void check(TruthProgram program, ProgramCompiler compiler) {
    assumeTrue(Runtime.version().feature() >= program.release(), "the JDK is too old for it");
    CompiledProgram compiled = compiler.compile(program);
    AnalysisResult result = Analysis.of(input(compiled));
    List<String> differences = new ArrayList<>();
    assertThat(compiled.expectations()).as("marks").isNotEmpty();
    compiled.expectations().forEach(it -> compare(it, program, result).ifPresent(differences::add));
    differences.addAll(staleGaps(compiled));
    differences.addAll(missed(compiled, result));
    assertThat(differences)
        .withFailMessage(() -> program.name() + ":\n  " + String.join("\n  ", differences))
        .isEmpty();
  }

  private static AnalysisInput input(CompiledProgram compiled) {
    return new AnalysisInput(
        List.of(compiled.classes()),
        compiled.classPath(),
        Optional.empty(),
        Vocabulary.none(),
        List.of());
  }

  private Optional<String> compare(
      Expectation expectation, TruthProgram program, AnalysisResult result) {
    boolean known = gaps.stream().anyMatch(gap -> gap.covers(program, expectation));
    boolean holds = expectation.holds(result.reached().methods());
    if (holds && known) {
      return Optional.of(expectation.label() + " is right now: take it out of known-gaps.txt");
    }
    return holds || known ? Optional.empty() : Optional.of(expectation.toString());
  }

  /** Gaps of methods that the program does not mark. */
  private List<String> staleGaps(CompiledProgram compiled) {
    return gaps.stream()
        .filter(gap -> gap.program().equals(compiled.program().name()))
        .filter(
            gap ->
                compiled.expectations().stream().noneMatch(it -> it.label().equals(gap.method())))
        .map(gap -> gap.method() + " is listed in known-gaps.txt, but has no mark")
        .toList();
  }

  /** What really runs and was not found; where an entry point runs another way, nothing. */
  private List<String> missed(CompiledProgram compiled, AnalysisResult result) {
    SortedSet<String> missed = new TreeSet<>();
    result.entryPoints().forEach(it -> missed.addAll(Execution.of(compiled, it.place())));
    for (Place place : result.reached().methods()) {
      missed.remove(place.type() + "#" + place.member());
    }
    return missed.stream()
        .filter(method -> gaps.stream().noneMatch(gap -> isGap(gap, compiled, method)))
        .map(method -> method + " runs, but was not found")
        .toList();
  }

  private static boolean isGap(KnownGap gap, CompiledProgram compiled, String method) {
    return gap.program().equals(compiled.program().name()) && method.startsWith(gap.method() + "(");
  }
}
