package dev.lethe.checker.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.lethe.catalogue.Severity;
import dev.lethe.catalogue.vocabulary.DeclaredNote;
import dev.lethe.catalogue.vocabulary.DeclaredRecording;
import dev.lethe.catalogue.vocabulary.DeclaredStore;
import dev.lethe.catalogue.vocabulary.DeclaredType;
import dev.lethe.catalogue.vocabulary.MemberPattern;
import dev.lethe.catalogue.vocabulary.Origin;
import dev.lethe.catalogue.vocabulary.PackagePattern;
import dev.lethe.catalogue.vocabulary.PathPattern;
import dev.lethe.catalogue.vocabulary.StoreKind;
import dev.lethe.catalogue.vocabulary.Vocabulary;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ConfigurationReaderTest {

  @TempDir Path folder;

  @Test
  void readsEveryKeyThatHasAnEffect() throws IOException {
    Vocabulary vocabulary = readResource("everything.yml").vocabulary();

    assertThat(vocabulary.entryPoints())
        .extracting(MemberPattern::text)
        .containsExactly(
            "com.acme.agent.Agent#run",
            "com.acme.tools.*#*",
            "@com.acme.Tool",
            "<: com.acme.api.Agent#act");
    assertThat(vocabulary.application())
        .containsExactly(new PackagePattern("com.acme.kit.**", at(8)));
    assertThat(vocabulary.recordings())
        .containsExactly(
            new DeclaredRecording(
                "com.acme.log.Recorder", List.of("frames", "entries"), List.of("append"), at(10)));
    assertThat(vocabulary.recordingPaths())
        .containsExactly(new PathPattern("recordings/**", at(13)));
    assertThat(vocabulary.stores())
        .containsExactly(
            new DeclaredStore(
                "com.acme.kv.Client",
                StoreKind.KEY_VALUE,
                List.of("get", "scan"),
                List.of("put"),
                at(15)));
    assertThat(vocabulary.inputs()).containsExactly(new DeclaredType("com.acme.Prompts", at(20)));
    assertThat(vocabulary.inputPaths()).containsExactly(new PathPattern("prompts/**", at(21)));
    assertThat(vocabulary.sessionScoped())
        .containsExactly(new DeclaredType("com.acme.agent.Session", at(22)));
    assertThat(vocabulary.notes())
        .containsExactly(
            new DeclaredNote("com.acme.Lesson", List.of("version"), List.of("appliesTo"), at(38)));
  }

  @Test
  void readsWhatTheProjectHasDecided() throws IOException {
    Configuration configuration = readResource("everything.yml");

    assertThat(configuration.artifacts())
        .containsExactly(new ArtifactName("com.acme", "acme-agent-kit", at(7)));
    assertThat(configuration.rules())
        .isEqualTo(
            Map.of("MemoryRead", RuleSetting.WARNING, "SessionOutlivingState", RuleSetting.OFF));
    assertThat(configuration.failOn()).isEqualTo(Severity.WARNING);
    assertThat(configuration.allowances())
        .containsExactly(
            new ConfiguredAllowance(
                "MemoryRead",
                "com.acme.agent.Tools",
                "readMap",
                "docs/decisions/0007-maps.md",
                "maps ship with the game and never change",
                Optional.of(LocalDate.of(2027, 6, 30)),
                at(28)),
            new ConfiguredAllowance(
                "RecordingRead",
                "com.acme.Viewer",
                "",
                "d.md",
                "people",
                Optional.empty(),
                at(33)));
  }

  @Test
  void listsAllProblemsAtOnceInTheOrderOfTheFile() throws IOException {
    List<String> problems = problemsOf(resource("problems.yml"));

    assertThat(String.join("\n", problems) + "\n").isEqualTo(resource("problems.expected.txt"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "# nothing\n", "---\n", "--- # nothing\n...\n"})
  void acceptsAFileThatSaysNothing(String text) throws IOException {
    assertThat(read(text)).isEqualTo(Configuration.none());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "rules:\\n\\tMemoryRead: off|lethe.yml:2: no YAML",
        "failOn: error\\nfailOn: warning|lethe.yml:2: the key 'failOn' appears twice",
        "a: [|lethe.yml:1: no YAML",
        "failOn: error\\n---\\nfailOn: error|lethe.yml:2: no YAML",
        "- failOn|lethe.yml:1: the file must be a mapping",
        "? [a, b]\\n: c|lethe.yml:1: a key must be a word",
        "failOn: *nowhere|lethe.yml:1: no YAML",
        "failOn: !!java.lang.String x|lethe.yml:1: 'failOn' must be text",
        "failOn: 2027|lethe.yml:1: 'failOn' must be text, but is a number; put it in quotes",
        "failOn:|lethe.yml:1: 'failOn' must be text, but is empty",
        "entryPoints: a.B#c|lethe.yml:1: 'entryPoints' must be a list, but is text",
        "inputs: [{type: a.B, path: p}]|lethe.yml:1: an entry needs either 'type' or 'path'"
      })
  void tellsWhatIsWrongAndWhere(String text, String problem) throws IOException {
    String yaml = text.replace("\\n", "\n").replace("\\t", "\t");

    assertThat(problemsOf(yaml)).singleElement().asString().startsWith(problem);
  }

  @Test
  void refusesBytesThatAreNotText() throws IOException {
    Path file = Files.write(folder.resolve("lethe.yml"), new byte[] {'a', ':', (byte) 0xE4, '\n'});

    assertThatThrownBy(() -> new ConfigurationReader().read(file, "lethe.yml"))
        .isInstanceOf(ConfigurationException.class)
        .hasMessage("lethe.yml: is not UTF-8; save it in that encoding");
  }

  @Test
  void refusesControlCharactersWithTheirLine() throws IOException {
    assertThat(problemsOf("failOn: error\ninputs: [\u0007]\n"))
        .containsExactly("lethe.yml:2: the character U+0007 is not allowed in YAML; remove it");
  }

  @Test
  void passesOverAByteOrderMark() throws IOException {
    assertThat(read("\uFEFFfailOn: warning\n").failOn()).isEqualTo(Severity.WARNING);
  }

  @Test
  void isNotImpressedByAliasesOfAliases() throws IOException {
    StringBuilder bomb = new StringBuilder("inputs: [&a0 [x]");
    for (int i = 1; i < 60; i++) {
      bomb.append(", &a%d [*a%d, *a%d, *a%d]".formatted(i, i - 1, i - 1, i - 1));
    }

    assertThat(problemsOf(bomb + "]\n")).isNotEmpty().allMatch(one -> one.startsWith("lethe.yml"));
  }

  @Test
  void isNotImpressedByAValueInsideItself() throws IOException {
    assertThat(problemsOf("inputs: &a [*a]\n"))
        .containsExactly(
            "lethe.yml:1: an entry of 'inputs' must be a mapping (type, path), but is a list");
  }

  @Test
  void saysThatAFileIsMissing() {
    assertThatThrownBy(() -> new ConfigurationReader().read(folder.resolve("no.yml"), "no.yml"))
        .isInstanceOf(ConfigurationException.class)
        .hasMessage("no.yml: does not exist; name an existing file, or leave the option out");
  }

  @Test
  void saysThatAFolderIsNoFile() {
    assertThatThrownBy(() -> new ConfigurationReader().read(folder, "conf"))
        .isInstanceOf(ConfigurationException.class)
        .hasMessageStartingWith("conf: cannot be read");
  }

  private Configuration readResource(String name) throws IOException {
    return read(resource(name));
  }

  private Configuration read(String text) throws IOException {
    Path file = folder.resolve("lethe.yml");
    Files.writeString(file, text);
    return new ConfigurationReader().read(file, "lethe.yml");
  }

  private List<String> problemsOf(String text) throws IOException {
    Path file = folder.resolve("lethe.yml");
    Files.writeString(file, text);
    return catchThrowableOfType(
            ConfigurationException.class, () -> new ConfigurationReader().read(file, "lethe.yml"))
        .problems();
  }

  private static String resource(String name) throws IOException {
    try (var in = ConfigurationReaderTest.class.getResourceAsStream(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static Origin at(int line) {
    return new Origin("lethe.yml", line);
  }
}
