package dev.lethe.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lethe.checker.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the README shows is what happens. */
class ReadmeTest {

  private static final Path SAMPLE = Path.of("..", "..", "samples", "reads-recordings");
  private static final String LOG_PREFIX = "[ERROR] ";

  @TempDir Path directory;
  private Readme readme;

  @BeforeEach
  void readReadme() throws IOException {
    readme = Readme.read();
  }

  @Test
  void showsWhatTheSamplePrints() throws IOException {
    Project.in(directory).compiled(sample());

    String shown = readme.console("mvn -q -f samples/reads-recordings verify").output();

    assertThat(logged(check().out())).isEqualTo(shown);
  }

  static String[] sample() throws IOException {
    Path sources = SAMPLE.resolve(Path.of("src", "main", "java"));
    List<String> namesAndTexts = new ArrayList<>();
    try (Stream<Path> files = Files.find(sources, 9, (path, facts) -> facts.isRegularFile())) {
      for (Path file : files.sorted().toList()) {
        namesAndTexts.add(sources.relativize(file).toString());
        namesAndTexts.add(Files.readString(file));
      }
    }
    return namesAndTexts.toArray(String[]::new);
  }

  /** What Maven makes of it in its log. */
  private static String logged(String text) {
    return text.lines().map(line -> LOG_PREFIX + line + "\n").collect(Collectors.joining());
  }

  private Answer check() {
    return Answer.of(directory, "check", "--classpath", Project.annotations().toString());
  }

  @Test
  void showsCommandsThatExist() throws IOException {
    Project.in(directory).compiled(sample());
    List<String> commands =
        readme.blocks("sh").stream()
            .flatMap(String::lines)
            .filter(line -> line.startsWith("lethe "))
            .toList();
    Answer.of(directory, "check", "--format", "json=before.json");

    assertThat(commands)
        .hasSizeGreaterThan(4)
        .allSatisfy(
            command -> assertThat(run(command).code()).isIn(ExitCode.CLEAN, ExitCode.VIOLATIONS));
  }

  private Answer run(String command) {
    List<String> words = Readme.words(command.replaceAll("#\\s.*|\\s#.*", ""));
    return Answer.of(directory, words.toArray(String[]::new));
  }

  @Test
  void showsThePluginAsTheSamplesNameIt() throws IOException {
    String pom = Files.readString(SAMPLE.resolve("pom.xml"));

    assertThat(withoutSpace(pom).replace("${lethe.version}", version(pom)))
        .contains(withoutSpace(readme.blocks("xml").get(0)));
    assertThat(readme.blocks("xml").get(0)).hasLineCount(5);
  }

  private static String version(String pom) {
    String property = "<lethe.version>";
    int start = pom.indexOf(property) + property.length();
    return pom.substring(start, pom.indexOf('<', start));
  }

  private static String withoutSpace(String xml) {
    return xml.replaceAll("\\s", "");
  }

  @Test
  void showsAnnotationsThatDeclare() {
    compile(readme.blocks("java").get(0));

    assertThat(check().code()).isEqualTo(ExitCode.CLEAN);
    assertThat(check().out()).contains("1 entry point");
    assertThat(doctor()).contains("recording store com.acme.agent.Recorder");
  }

  @Test
  void showsAConfigurationThatDeclaresTheSame() {
    Project project = compile(readme.blocks("java").get(0).replaceAll("\n *@\\w+\n", "\n"));
    assertThat(check().code()).isEqualTo(ExitCode.INCOMPLETE);

    project.file("lethe.yml", readme.blocks("yaml").get(0));

    assertThat(check().code()).isEqualTo(ExitCode.CLEAN);
    assertThat(check().out()).contains("1 entry point");
    assertThat(doctor()).contains("recording store com.acme.agent.Recorder");
  }

  private Project compile(String agent) {
    return Project.in(directory).compiled("com/acme/agent/Agent.java", agent);
  }

  private String doctor() {
    return Answer.of(directory, "doctor", "--classpath", Project.annotations().toString()).out();
  }
}
