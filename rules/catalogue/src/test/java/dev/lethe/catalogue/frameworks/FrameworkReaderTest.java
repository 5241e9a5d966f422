package dev.lethe.catalogue.frameworks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The data format: what is read, and what is said of lines that are not of it. */
final class FrameworkReaderTest {

  private static final List<String> HEAD =
      List.of("library Acme Kit", "source its class files", "packages com.acme.kit");

  @Test
  void readsSections() {
    Framework read =
        read(
            "verified com.acme:kit 1.0 1.2 # both ends",
            "annotation com.acme.kit.Tool com.acme.kit.Task",
            "",
            "verified com.acme:kit 1.2",
            "override com.acme.kit.Kit$Step before after");

    assertThat(read.library()).isEqualTo("Acme Kit");
    assertThat(read.sections())
        .containsExactly(
            new Framework.Section(
                "com.acme:kit",
                List.of("1.0", "1.2"),
                List.of(
                    new Framework.Annotation("com.acme.kit.Tool"),
                    new Framework.Annotation("com.acme.kit.Task")),
                List.of(),
                List.of(),
                List.of()),
            new Framework.Section(
                "com.acme:kit",
                List.of("1.2"),
                List.of(),
                List.of(
                    new Framework.Override("com.acme.kit.Kit$Step", "before"),
                    new Framework.Override("com.acme.kit.Kit$Step", "after")),
                List.of(),
                List.of()));
  }

  @Test
  void readsWhatCallsSayOfAnAgent() {
    Framework read =
        read(
            "verified com.acme:kit 1.0",
            "hands com.acme.kit.Kit$Tool <init> 2",
            "names com.acme.kit.Kit tool 1",
            "asks com.acme.kit.Model chat stream",
            "implements com.acme.kit.Kit agent 1",
            "agent com.acme.kit.Agent");

    Framework.Section section = read.sections().get(0);
    assertThat(section.calls())
        .containsExactly(
            new Framework.Call(Framework.Role.HANDS, "com.acme.kit.Kit$Tool", "<init>", 2),
            new Framework.Call(Framework.Role.NAMES, "com.acme.kit.Kit", "tool", 1),
            new Framework.Call(Framework.Role.ASKS, "com.acme.kit.Model", "chat", 0),
            new Framework.Call(Framework.Role.ASKS, "com.acme.kit.Model", "stream", 0),
            new Framework.Call(Framework.Role.IMPLEMENTS, "com.acme.kit.Kit", "agent", 1));
    assertThat(section.agents()).containsExactly(new Framework.Annotation("com.acme.kit.Agent"));
  }

  @Test
  void writesNamesAsPeopleDo() {
    assertThat(new Framework.Annotation("com.acme.kit.Tool").text()).isEqualTo("@Tool");
    assertThat(new Framework.Override("com.acme.kit.Kit$Step", "run").text())
        .isEqualTo("Kit.Step#run");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "anotation com.acme.kit.Tool | kit.agents:4: 'anotation' starts no line of this format; did you mean 'annotation'?",
        "annotation com.acme.kit.Tool | kit.agents:4: 'annotation' before any 'verified GROUP:ARTIFACT VERSION'",
        "verified com.acme:kit | kit.agents:4: which versions of com.acme:kit were looked at?",
        "verified kit 1.0 | kit.agents:4: 'kit' is no name of a group:artifact",
        "verified com.acme:kit 1.0 | kit.agents: nothing stands below 'verified com.acme:kit'",
        "library Other | kit.agents:4: a second 'library': it was 'Acme Kit' before",
        "packages | kit.agents:4: 'packages' says nothing: a value belongs behind it",
        "packages com.Acme | kit.agents:4: 'com.Acme' is no name of a package",
      })
  void saysWhatIsWrong(String line, String message) {
    assertThatThrownBy(() -> read(line))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "annotation Tool | kit.agents:5: 'Tool' is no name of a type",
        "override com.acme.kit.Step | kit.agents:5: which methods of com.acme.kit.Step?",
        "hands com.acme.kit.Kit tool first | kit.agents:5: 'first' is no name of a parameter by its number",
        "hands com.acme.kit.Kit tool | kit.agents:5: a type, a method and a parameter's number belong here",
        "asks com.acme.kit.Kit | kit.agents:5: which methods of com.acme.kit.Kit?",
        "override com.acme.kit.Step run() | kit.agents:5: 'run()' is no name of a method",
      })
  void saysWhatIsWrongInASection(String line, String message) {
    assertThatThrownBy(() -> read("verified com.acme:kit 1.0", line))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(message);
  }

  @Test
  void wantsAHead() {
    assertThatThrownBy(() -> FrameworkReader.read("kit.agents", HEAD.subList(1, 3)))
        .hasMessage("kit.agents: no line says 'library NAME'");
  }

  private static Framework read(String... lines) {
    return FrameworkReader.read(
        "kit.agents", Stream.concat(HEAD.stream(), Stream.of(lines)).toList());
  }
}
