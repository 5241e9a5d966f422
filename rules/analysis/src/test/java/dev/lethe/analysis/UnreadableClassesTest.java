package dev.lethe.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lethe.analysis.Incompleteness.Kind;
import dev.lethe.annotations.AgentEntryPoint;
import dev.lethe.catalogue.Rules;
import dev.lethe.catalogue.vocabulary.Vocabulary;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A class that the agent uses and whose file is broken makes the answer incomplete, once. */
class UnreadableClassesTest {

  static final class Agent {

    @AgentEntryPoint
    int run() {
      return new Tool().use(2);
    }
  }

  static final class Tool {

    private final int size = 20;

    int use(int times) {
      return times > 1 ? size * times : size;
    }
  }

  @TempDir Path classes;

  @BeforeEach
  void write() throws IOException {
    Files.createDirectories(file(Tool.class).getParent());
    Files.write(file(Agent.class), bytes(Agent.class));
  }

  @Test
  void saysSoWhereverTheFileEnds() throws IOException {
    byte[] whole = bytes(Tool.class);
    for (int length = 0; length < whole.length; length += 3) {
      Files.write(file(Tool.class), Arrays.copyOf(whole, length));
      assertThat(answer())
          .as("%s of %s bytes", length, whole.length)
          .containsExactly(
              new Incompleteness(
                  Kind.UNREADABLE, says("is no whole class file"), "compile it again"));
    }
  }

  @Test
  void tellsWhatIsNoClassFile() throws IOException {
    Files.writeString(file(Tool.class), "final class Tool {}");
    assertThat(answer())
        .containsExactly(
            new Incompleteness(Kind.UNREADABLE, says("is no class file"), "compile it again"));
  }

  @ParameterizedTest
  @CsvSource({"73", "300"})
  void tellsWhatIsTooNew(int version) throws IOException {
    Files.write(file(Tool.class), ofVersion(version));
    assertThat(answer())
        .containsExactly(
            new Incompleteness(
                Kind.UNREADABLE,
                says(
                    "is of a newer Java than this Lethe reads (class file version "
                        + version
                        + ")"),
                "check with a newer Lethe, or compile for an older Java (javac --release)"));
  }

  @ParameterizedTest
  @CsvSource({"52", "69", "72"})
  void readsWhatIsNotTooNew(int version) throws IOException {
    Files.write(file(Tool.class), ofVersion(version));
    assertThat(answer()).isEmpty();
  }

  private List<Incompleteness> answer() {
    return Analysis.of(
            new AnalysisInput(
                List.of(classes), List.of(), Optional.empty(), Vocabulary.none(), Rules.active()))
        .incomplete();
  }

  private String says(String fault) {
    return file(Tool.class) + " " + fault;
  }

  private Path file(Class<?> type) {
    return classes.resolve(type.getName().replace('.', '/') + ".class");
  }

  private static byte[] ofVersion(int version) throws IOException {
    byte[] bytes = bytes(Tool.class);
    bytes[6] = (byte) (version >> 8);
    bytes[7] = (byte) version;
    return bytes;
  }

  private static byte[] bytes(Class<?> type) throws IOException {
    String name = type.getName().replace('.', '/') + ".class";
    try (InputStream in = type.getClassLoader().getResourceAsStream(name)) {
      return in.readAllBytes();
    }
  }
}
