package dev.lethe.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Agent libraries as their makers published them, checked by the very commands of the README. With
 * {@code -Dlethe.update=true} what is reported becomes what the README shows.
 */
class RealLibrariesIT {

  private static final Path LIBRARIES = Path.of(System.getProperty("real.libraries", ""));

  /**
   * What one check said.
   *
   * @param answer its exit code and its text report
   * @param json its other report
   */
  private record Checked(Answer answer, String json) {}

  @ParameterizedTest
  @CsvSource({
    "google-adk, com.google.adk.runner.Runner, 1000, LlmRegistry.java",
    "langchain4j-agentic, dev.langchain4j.agentic.agent.AgentInvocationHandler, 500, Context.java"
  })
  void reportsWhatTheReadmeShows(String library, String entryType, int methods, String fileShown)
      throws IOException {
    Readme.Console shown = Readme.read().console("lethe check --classes " + library);

    Checked checked = check(shown);

    isComplete(checked);
    JsonNode report = new ObjectMapper().readTree(checked.json());
    assertThat(report.path("entryPoints"))
        .isNotEmpty()
        .allSatisfy(entry -> assertThat(entry.path("type").asText()).isEqualTo(entryType));
    assertThat(report.path("statistics").path("reachable methods").asInt()).isGreaterThan(methods);
    knowsEveryStep(report.path("findings"));
    isShown(shown, Excerpt.of(checked.answer().out(), fileShown));
    assertThat(check(shown)).isEqualTo(checked);
  }

  private static Checked check(Readme.Console shown) throws IOException {
    Path json = LIBRARIES.resolve("report.json");
    Stream<String> formats = Stream.of("--format", "text", "--format", "json=" + json);
    List<String> words = Stream.concat(shown.words().stream(), formats).toList();
    Answer answer = Answer.of(LIBRARIES, words.toArray(String[]::new));
    return new Checked(answer, Files.readString(json));
  }

  private static void isComplete(Checked checked) {
    assertThat(checked.answer().err()).isEmpty();
    assertThat(checked.json()).doesNotContain("\"verdict\": \"incomplete\"");
    assertThat(checked.answer().out()).doesNotContain("incomplete");
  }

  private static void knowsEveryStep(JsonNode findings) {
    assertThat(findings).isNotEmpty();
    for (JsonNode finding : findings) {
      assertThat(finding.path("path")).isNotEmpty().allSatisfy(RealLibrariesIT::hasPlace);
    }
  }

  private static void hasPlace(JsonNode step) {
    assertThat(step.path("file").asText()).endsWith(".java");
    assertThat(step.path("line").asInt()).isPositive();
  }

  private static void isShown(Readme.Console shown, String excerpt) throws IOException {
    if (Boolean.getBoolean("lethe.update")) {
      Readme.write(shown, excerpt);
    } else {
      assertThat(shown.output()).isEqualTo(excerpt);
    }
  }
}
