package dev.lethe.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lethe.checker.ExitCode;
import dev.lethe.checker.report.ReportFormat;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/** What the guide to build servers shows is there, and does what it says. */
class CiGuideTest {

  private static final Path ROOT = Path.of("..", "..");
  private static final Path GUIDE = ROOT.resolve(Path.of("docs", "guides", "ci.md"));
  private static final Path PLUGIN =
      ROOT.resolve(
          Path.of("checker", "maven-plugin", "src", "main", "java", "dev", "lethe", "maven"));

  @TempDir Path directory;

  @Test
  void listsTheFormatsThereAre() throws IOException {
    List<String> rows =
        matches("(?m)^\\| `(\\w+)` \\| (?:`([^`]+)`|–) \\|").stream()
            .map(row -> row.group(1) + " " + row.group(2))
            .toList();

    assertThat(rows)
        .containsExactlyInAnyOrderElementsOf(
            Stream.of(ReportFormat.values())
                .filter(format -> format != ReportFormat.TEXT)
                .map(format -> format.word() + " " + file(format))
                .toList());
  }

  private static String file(ReportFormat format) {
    return format.isForLog() ? "null" : format.fileName();
  }

  @Test
  void asksForFormatsAndFilesThatExist() throws IOException {
    for (MatchResult asked : matches("-Dlethe\\.formats=([\\w,]+)")) {
      assertThat(ReportFormat.words()).contains(asked.group(1).split(",", -1));
    }
    assertThat(matches("target/lethe/([\\w.]+)"))
        .extracting(file -> file.group(1))
        .hasSizeGreaterThan(5)
        .isSubsetOf(Stream.of(ReportFormat.values()).map(ReportFormat::fileName).toList());
  }

  @Test
  void namesGoalsAndPropertiesOfThePlugin() throws IOException {
    String plugin = sources();

    for (MatchResult property : matches("-D(lethe\\.\\w+)")) {
      assertThat(plugin).contains("property = \"" + property.group(1) + "\"");
    }
    for (MatchResult goal : matches("lethe:([a-z-]+)")) {
      assertThat(plugin).contains("name = \"" + goal.group(1) + "\"");
    }
  }

  private static String sources() throws IOException {
    try (Stream<Path> files = Files.list(PLUGIN)) {
      return files.sorted().map(CiGuideTest::read).collect(Collectors.joining());
    }
  }

  @Test
  void showsWorkflowsThatAreYaml() throws IOException {
    List<MatchResult> blocks = blocks("yaml");

    assertThat(blocks).hasSize(2);
    for (MatchResult block : blocks) {
      Object workflow = new Load(LoadSettings.builder().build()).loadFromString(block.group(1));
      assertThat(workflow).isInstanceOf(Map.class);
    }
  }

  @Test
  void showsTheRedBuildAsItIs() throws IOException {
    Project.in(directory).compiled(ReadmeTest.sample());
    String shown = blocks("console").get(0).group(1);

    assertThat("$ lethe check\n" + lethe("check").out()).isEqualTo(shown);
  }

  @Test
  void showsCommandsThatRun() throws IOException {
    Project.in(directory).compiled(ReadmeTest.sample());
    List<String> commands =
        blocks("sh").stream()
            .flatMap(block -> block.group(1).lines())
            .filter(line -> line.startsWith("lethe "))
            .toList();

    for (String report : List.of("before.json", "lethe.json")) {
      Answer.of(directory, "check", "--format", "json=" + report);
    }

    assertThat(commands).hasSize(4);
    for (String command : commands) {
      Answer answer = Answer.of(directory, Readme.words(command).toArray(String[]::new));
      assertThat(answer.code()).as(command).isIn(ExitCode.CLEAN, ExitCode.VIOLATIONS);
    }
    assertThat(lethe("check").out()).startsWith("lethe: clean, 1 known; ");
  }

  @Test
  void quotesMessagesThatLetheSays() throws IOException {
    Project project = Project.in(directory).compiled(ReadmeTest.sample());
    project.file("lethe-baseline.txt", "<<<<<<< ours\n");

    String quoted = matches("\\| `(this is no [^`]+)`").get(0).group(1);

    assertThat(lethe("check").err()).contains(quoted);
  }

  @Test
  void linksToWhatIsThere() throws IOException {
    for (MatchResult link : matches("]\\(/([^)]+)\\)")) {
      assertThat(ROOT.resolve(link.group(1))).exists();
    }
  }

  private Answer lethe(String command) {
    return Answer.of(directory, command, "--classpath", Project.annotations().toString());
  }

  private static List<MatchResult> blocks(String language) throws IOException {
    return matches("(?ms)^```" + language + "\n(.*?)^```$");
  }

  private static List<MatchResult> matches(String pattern) throws IOException {
    return Pattern.compile(pattern).matcher(Files.readString(GUIDE)).results().toList();
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }
}
