package dev.lethe.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lethe.checker.ExitCode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code lethe reach} and {@code lethe doctor} answer. */
class QuestionsTest {

  @TempDir Path directory;
  private Project project;

  @BeforeEach
  void createProject() {
    project = Project.in(directory);
  }

  private Answer ask(String agent, String... words) {
    project.compiled("app/Agent.java", agent, "app/Diary.java", Project.DIARY);
    List<String> all = new ArrayList<>(List.of(words));
    all.addAll(List.of("--classpath", Project.annotations().toString()));
    return Answer.of(directory, all.toArray(String[]::new));
  }

  @Test
  void reachListsMethods() {
    Answer answer = ask(Project.CLEAN_AGENT, "reach");
    assertThat(answer.code()).isEqualTo(ExitCode.CLEAN);
    assertThat(answer.out().lines())
        .contains(
            "app.Agent#run(Ljava/lang/String;)V",
            "app.Agent#note(Ljava/lang/String;)V",
            "app.Diary#write(Ljava/lang/String;)V")
        .doesNotContain("app.Agent#unused()Ljava/lang/String;", "app.Diary#lines()Ljava/util/List;")
        .isSorted();
  }

  @Test
  void reachShowsTheWay() {
    Answer answer = ask(Project.CLEAN_AGENT, "reach", "--to", "app.Diary#write");
    assertThat(answer.code()).isEqualTo(ExitCode.CLEAN);
    assertThat(answer.out())
        .containsSubsequence(
            "app.Diary#write", "entry", "app.Agent#run", "app.Agent#note", "Agent.java:14");
  }

  @Test
  void reachSaysWhatIsClose() {
    Answer answer = ask(Project.CLEAN_AGENT, "reach", "--to", "app.Diary#lines");
    assertThat(answer.code()).isEqualTo(ExitCode.CLEAN);
    assertThat(answer.out()).contains("cannot reach app.Diary#lines", "app.Diary#write");
  }

  @Test
  void reachTellsUnknownTypesFromUnreachedOnes() {
    assertThat(ask(Project.CLEAN_AGENT, "reach", "--to", "app.Dairy#lines").out())
        .contains("Application code has no type app.Dairy.");
    assertThat(ask(Project.CLEAN_AGENT, "reach", "--to", "app.Agent#unused").out())
        .contains("Other methods of that type are reached");
  }

  @Test
  void reachTakesNoAnnotations() {
    assertThat(ask(Project.CLEAN_AGENT, "reach", "--to", "@app.Tool").code())
        .isEqualTo(ExitCode.USAGE);
  }

  @Test
  void reachFromNowhereIsIncomplete() {
    Answer answer = ask(Project.UNDECLARED_AGENT, "reach");
    assertThat(answer.code()).isEqualTo(ExitCode.INCOMPLETE);
    assertThat(answer.out()).isEmpty();
    assertThat(answer.err()).contains("incomplete");
  }

  @Test
  void doctorTellsWhatItSeesAndWhy() {
    Answer answer = ask(Project.CLEAN_AGENT, "doctor");
    assertThat(answer.code()).isEqualTo(ExitCode.CLEAN);
    assertThat(answer.out())
        .contains(
            "app.Agent#run", "@AgentEntryPoint", "app.Diary", "target/classes", "src/main/java")
        .contains("No lethe.yml");
  }

  @Test
  void doctorSaysWhatIsMissing() {
    project.file("lethe.yml", "recordings:\n  - type: app.Diary\n");
    Answer answer = ask(Project.UNDECLARED_AGENT, "doctor");
    assertThat(answer.code()).isEqualTo(ExitCode.INCOMPLETE);
    assertThat(answer.out()).startsWith("What is missing\n").contains("lethe.yml.", "Nowhere");
  }
}
