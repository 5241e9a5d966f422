package dev.lethe.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lethe.checker.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two reports make one text for those who review a change. */
class ReviewTest {

  @TempDir Path directory;
  private Project project;

  @BeforeEach
  void createProject() {
    project = Project.in(directory);
  }

  private void check(String agent, String report) {
    project.compiled("app/Agent.java", agent, "app/Diary.java", Project.DIARY);
    Answer.of(
        directory,
        "check",
        "--classpath",
        Project.annotations().toString(),
        "--format",
        "json=" + report);
  }

  private Answer review(String base, String head) {
    return Answer.of(directory, "review", "--base", base, "--head", head);
  }

  @Test
  void showsWhatIsNewAndWhatToAsk() {
    check(Project.CLEAN_AGENT, "old.json");
    check(Project.READING_AGENT, "new.json");

    Answer answer = review("old.json", "new.json");

    assertThat(answer.code()).isEqualTo(ExitCode.CLEAN);
    assertThat(answer.out())
        .startsWith(
            "## Lethe: 1 new finding, 0 gone, 0 unchanged\n\n### New\n\n* error: RecordingRead")
        .contains("`app.Agent#run`", "### What RecordingRead asks of the proposer")
        .contains("context is the only memory", "`lethe explain RecordingRead`")
        .doesNotContain("### Gone", "### Newly allowed", "incomplete");
  }

  @Test
  void showsWhatIsGone() {
    check(Project.READING_AGENT, "old.json");
    check(Project.CLEAN_AGENT, "new.json");

    assertThat(review("old.json", "new.json").out())
        .startsWith("## Lethe: 0 new findings, 1 gone, 0 unchanged\n\n### Gone\n\n* error")
        .doesNotContain("asks of the proposer");
  }

  @Test
  void showsWhatIsNewlyAllowed() {
    check(Project.READING_AGENT, "old.json");
    String allowing =
        Project.READING_AGENT.replace(
            "String unused()",
            "@dev.lethe.annotations.AllowsMemory(rule = \"RecordingRead\", decision = \"docs/7.md\","
                + " reason = \"people ask for it\") String unused()");
    check(allowing, "new.json");

    assertThat(review("old.json", "new.json").out())
        .startsWith("## Lethe: 0 new findings, 0 gone, 1 unchanged\n\n### Newly allowed\n")
        .contains("<br>allowed by docs/7.md: people ask for it");
  }

  @Test
  void saysNothingOfWhatStaysTheSame() {
    check(Project.READING_AGENT, "old.json");

    assertThat(review("old.json", "old.json").out())
        .isEqualTo("## Lethe: 0 new findings, 0 gone, 1 unchanged\n");
  }

  @Test
  void saysWhatToDoWithWhatIsNoReport() throws IOException {
    Files.writeString(directory.resolve("list.json"), "[1, 2]");
    Files.writeString(directory.resolve("torn.json"), "{\"schema\": ");
    check(Project.CLEAN_AGENT, "old.json");

    for (String head : new String[] {"list.json", "torn.json", "absent.json"}) {
      Answer answer = review("old.json", head);

      assertThat(answer.code()).isEqualTo(ExitCode.USAGE);
      assertThat(answer.out()).isEmpty();
      assertThat(answer.err()).contains(head, "--format json=FILE").doesNotContain("\tat ");
    }
    assertThat(Answer.of(directory, "review", "--base", "old.json").err())
        .contains("'--head' is missing");
  }
}
