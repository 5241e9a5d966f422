package dev.lethe.maven;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lethe.analysis.Analysis;
import dev.lethe.annotations.AgentEntryPoint;
import dev.lethe.catalogue.Rules;
import dev.lethe.catalogue.vocabulary.MemberPattern;
import dev.lethe.catalogue.vocabulary.Origin;
import dev.lethe.checker.CheckRequest;
import dev.lethe.checker.Checker;
import dev.lethe.checker.Report;
import dev.lethe.checker.settle.SettledFinding;
import dev.lethe.checker.settle.Status;
import dev.lethe.checker.settle.Verdict;
import dev.lethe.cli.Lethe;
import java.io.File;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Lethe passes Lethe: whatever it did for one project, it does the same for the next. What it reads
 * is material that it never writes; {@code lethe-on-lethe.yml} says where that is read.
 */
class LetheOnLetheTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "dev.lethe.cli.Lethe#main",
        "dev.lethe.checker.Checker#check",
        "<: org.apache.maven.plugin.Mojo#execute"
      })
  void remembersNothing(String entryPoint) {
    Report report = check(entryPoint);
    assertThat(report.findings())
        .filteredOn(finding -> finding.status() != Status.ALLOWED)
        .extracting(SettledFinding::finding)
        .isEmpty();
    assertThat(report.verdict()).isEqualTo(Verdict.CLEAN);
    assertThat(report.reachedMethods()).isGreaterThan(1000);
  }

  private static Report check(String entryPoint) {
    return new Checker()
        .check(
            new CheckRequest(
                ours(),
                libraries(),
                List.of(),
                Optional.of(Path.of("src", "test", "resources", "lethe-on-lethe.yml")),
                Optional.empty(),
                Path.of(""),
                List.of(MemberPattern.parse(entryPoint, new Origin("this test", 0))),
                Map.of(),
                Optional.empty(),
                Rules.active(),
                LocalDate.EPOCH));
  }

  private static List<Path> ours() {
    List<Class<?>> types =
        List.of(
            AgentEntryPoint.class,
            Rules.class,
            Analysis.class,
            Checker.class,
            Lethe.class,
            CheckMojo.class);
    return types.stream().map(LetheOnLetheTest::home).toList();
  }

  private static Path home(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  private static List<Path> libraries() {
    List<Path> ours = ours();
    return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
        .map(Path::of)
        .filter(entry -> !ours.contains(entry))
        .toList();
  }
}
