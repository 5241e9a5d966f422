package dev.lethe.checker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.lethe.analysis.AnalysisInput;
import dev.lethe.analysis.AnalysisResult;
import dev.lethe.analysis.Incompleteness;
import dev.lethe.catalogue.Rule;
import dev.lethe.catalogue.Rules;
import dev.lethe.catalogue.vocabulary.MemberPattern;
import dev.lethe.catalogue.vocabulary.Origin;
import dev.lethe.checker.config.ConfigurationException;
import dev.lethe.checker.settle.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CheckerTest {

  private static final Path KIT = Path.of("repo/acme-agent-kit-1.2-SNAPSHOT.jar");
  private static final Path OTHER = Path.of("repo/acme-agent-2.0.jar");

  @TempDir Path folder;
  private final List<AnalysisInput> inputs = new ArrayList<>();
  private Fixture fixture = new Fixture();
  private Map<String, Path> artifacts = Map.of();
  private Optional<Path> configuration = Optional.empty();
  private Path module;

  @BeforeEach
  void makeRepository() throws IOException {
    module = Files.createDirectories(folder.resolve("agents/phone"));
    Files.createDirectory(folder.resolve(".git"));
  }

  @Test
  void handsTheAnalysisWhatTheRequestSays() {
    check();

    assertThat(inputs.get(0).application()).containsExactly(Path.of("classes"));
    assertThat(inputs.get(0).libraries()).containsExactly(KIT, OTHER);
    assertThat(inputs.get(0).jdk()).contains(Path.of("jdk"));
    assertThat(inputs.get(0).rules()).isEqualTo(Rules.active());
    assertThat(inputs.get(0).vocabulary().entryPoints())
        .extracting(MemberPattern::text)
        .containsExactly("com.acme.Agent#extra");
  }

  @Test
  void findsTheConfigurationAboveTheModule() throws IOException {
    configure("entryPoints: [com.acme.Agent#run]\nrules: {MemoryRead: off}\n");

    check();

    assertThat(inputs.get(0).vocabulary().entryPoints())
        .extracting(MemberPattern::text)
        .containsExactly("com.acme.Agent#run", "com.acme.Agent#extra");
    assertThat(inputs.get(0).rules()).extracting(Rule::name).doesNotContain("MemoryRead");
  }

  @Test
  void prefersTheConfigurationThatIsNamed() throws IOException {
    configure("wrong: [\n");
    Path named = Files.writeString(folder.resolve("other.yml"), "failOn: warning\n");
    configuration = Optional.of(named);
    fixture.with(Fixture.fileRead());

    assertThat(check().exitCode()).isEqualTo(ExitCode.VIOLATIONS);
  }

  @Test
  void callsTheConfigurationByItsPathInTheRepository() throws IOException {
    Files.writeString(module.resolve("lethe.yml"), "failing: error\n");

    assertThatThrownBy(this::check)
        .isInstanceOf(ConfigurationException.class)
        .hasMessageStartingWith("agents/phone/lethe.yml:1: unknown key 'failing'");
  }

  @Test
  void namesNoFolderOfTheMachineForAConfigurationElsewhere(@TempDir Path elsewhere)
      throws IOException {
    Path file = Files.writeString(elsewhere.resolve("shared.yml"), "failing: error\n");
    configuration = Optional.of(file);

    assertThatThrownBy(this::check)
        .hasMessageStartingWith("../" + elsewhere.getFileName() + "/shared.yml:1: unknown key");
  }

  @Test
  void saysPathsRelativeToTheRepository() throws IOException {
    Path source = module.resolve("src/com/acme/StepLog.java");
    Files.createDirectories(source.getParent());
    Files.writeString(source, "class StepLog {}\n".repeat(50));
    fixture.with(Fixture.recordingRead());

    assertThat(check().findings().get(0).at().file())
        .isEqualTo("agents/phone/src/com/acme/StepLog.java");
  }

  @Test
  void movesArtifactsByFileNameIfNobodyKnowsThem() throws IOException {
    configure("application: [com.acme:acme-agent-kit]\n");

    assertThat(check().verdict()).isEqualTo(Verdict.CLEAN);
    assertThat(inputs.get(0).application()).containsExactly(Path.of("classes"), KIT);
    assertThat(inputs.get(0).libraries()).containsExactly(OTHER);
  }

  @Test
  void movesArtifactsThatTheBuildKnows() throws IOException {
    Path sibling = Path.of("kit/target/classes");
    artifacts = Map.of("com.acme:acme-agent-kit", sibling, "com.acme:acme-agent", OTHER);
    configure("application: [com.acme:acme-agent-kit]\n");

    check();

    assertThat(inputs.get(0).application()).containsExactly(Path.of("classes"), sibling);
    assertThat(inputs.get(0).libraries()).containsExactly(KIT, OTHER);
  }

  @Test
  void isIncompleteWhereAnArtifactIsUnknown() throws IOException {
    configure("application:\n  - com.acme:acme\n  - org.acme:acme-agent\n");
    artifacts = Map.of("com.acme:acme-agent", OTHER);

    Report report = check();

    assertThat(report.exitCode()).isEqualTo(ExitCode.INCOMPLETE);
    assertThat(report.incomplete())
        .extracting(Incompleteness::what)
        .containsExactly(
            "lethe.yml:2: no dependency is called com.acme:acme",
            "lethe.yml:3: no dependency is called org.acme:acme-agent");
  }

  @Test
  void answersQuestionsWithoutSettling() {
    fixture.with(Fixture.recordingRead());

    AnalysisResult result = checker().analyse(request());

    assertThat(result.findings()).containsExactly(Fixture.recordingRead());
    assertThat(result.reached().methods()).hasSize(214);
  }

  @Test
  void knowsItsVersion() {
    assertThat(check().tool().name()).isEqualTo("lethe");
    assertThat(check().tool().version()).matches("\\d+\\.\\d+\\.\\d+.*");
  }

  @Test
  void givesTheReportInOneOrder() {
    fixture.with(Fixture.blindSpot(9), Fixture.blindSpot(3));
    fixture.with(Fixture.recordingRead(), Fixture.fileRead(), Fixture.staticField());
    Report one = check();
    fixture = new Fixture().with(Fixture.blindSpot(3), Fixture.blindSpot(9));
    fixture.with(Fixture.staticField(), Fixture.recordingRead(), Fixture.fileRead());

    assertThat(check()).isEqualTo(one);
  }

  @Test
  void hasTheExitCodesThatScriptsRelyOn() {
    assertThat(ExitCode.values()).extracting(ExitCode::code).containsExactly(0, 1, 2, 3, 4);
    assertThat(ExitCode.of(Verdict.CLEAN)).isEqualTo(ExitCode.CLEAN);
  }

  private void configure(String text) throws IOException {
    Files.writeString(folder.resolve("lethe.yml"), text);
  }

  private Report check() {
    return checker().check(request());
  }

  private Checker checker() {
    return new Checker(
        input -> {
          inputs.add(input);
          return fixture.result();
        });
  }

  private CheckRequest request() {
    return new CheckRequest(
        List.of(Path.of("classes")),
        List.of(KIT, OTHER),
        List.of(module.resolve("src")),
        configuration,
        Optional.empty(),
        module,
        List.of(MemberPattern.parse("com.acme.Agent#extra", new Origin("--entry", 0))),
        artifacts,
        Optional.of(Path.of("jdk")),
        Rules.active(),
        LocalDate.of(2027, 1, 1));
  }
}
