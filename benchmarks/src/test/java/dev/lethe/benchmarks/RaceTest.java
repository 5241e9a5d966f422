package dev.lethe.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lethe.benchmarks.measure.Run;
import dev.lethe.benchmarks.measure.Stopwatch;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Real processes, small ones: both peers over this module's own classes. */
@EnabledOnOs(OS.LINUX)
class RaceTest {

  private static final Path CLASSES = Path.of("target", "classes");
  private static final Input INPUT = new Input(List.of(CLASSES), List.of());
  private static final Programs PROGRAMS =
      new Programs(
          Path.of(System.getProperty("java.home"), "bin", "java"),
          System.getProperty("java.class.path"),
          Path.of("none.jar"));

  @TempDir private Path logs;

  @Test
  void measuresWhatReadsEveryClass() {
    Result asm = race(PROGRAMS.asmPass(INPUT));

    assertThat(asm.runs()).hasSize(2).allSatisfy(RaceTest::isPlausible);
    assertThat(asm.said()).isEqualTo(INPUT.classFiles() + " class files");
  }

  @Test
  void measuresArchUnit() {
    Result archUnit = race(PROGRAMS.archUnitImport(INPUT));

    assertThat(archUnit.runs()).hasSize(2).allSatisfy(RaceTest::isPlausible);
    assertThat(archUnit.said()).matches("[1-9]\\d* classes");
  }

  @Test
  void tellsOfProcessesThatFail() {
    Result failed = race(new Subject("failing", List.of("ls", "/no/such/file"), Set.of(0)));

    assertThat(failed.runs()).isEmpty();
    assertThat(failed.failure()).get().asString().startsWith("ended with exit code 2; see ");
  }

  @Test
  void endsProcessesThatTakeTooLong() {
    Subject asm = PROGRAMS.asmPass(INPUT);
    Subject endless = new Subject("endless", List.of("sleep", "1000"), Set.of(0));

    Result result = race(asm, endless, new Stopwatch(Duration.ofSeconds(2)));

    assertThat(result.failure()).get().asString().startsWith("did not end within 2 s");
  }

  private Result race(Subject subject) {
    Stopwatch patient = new Stopwatch(Duration.ofMinutes(2));
    return race(subject, subject, patient);
  }

  private Result race(Subject peer, Subject subject, Stopwatch stopwatch) {
    List<Subject> peers = peer.equals(subject) ? List.of() : List.of(peer);
    Benchmark benchmark = new Benchmark("mini", "Ours.", subject, peers, List.of());
    return new Race(benchmark, stopwatch, logs).results(2).lethe();
  }

  private static void isPlausible(Run run) {
    assertThat(run.wall()).isBetween(0.01, 120.0);
    assertThat(run.processor()).isBetween(0.01, 120.0);
    assertThat(run.peak()).isBetween(5.0, 8000.0);
  }
}
