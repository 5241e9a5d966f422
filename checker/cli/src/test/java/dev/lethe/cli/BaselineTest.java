package dev.lethe.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lethe.checker.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Old debt stays quiet, new debt fails, and paid debt is taken off the list. */
class BaselineTest {

  private static final String FILE = "lethe-baseline.txt";

  @TempDir Path directory;
  private Project project;

  @BeforeEach
  void createProject() {
    project = Project.in(directory);
    compile(Project.READING_AGENT);
  }

  private void compile(String agent) {
    project.compiled("app/Agent.java", agent, "app/Diary.java", Project.DIARY);
  }

  private Answer lethe(String command, String... options) {
    String[] words = new String[options.length + 3];
    words[0] = command;
    words[1] = "--classpath";
    words[2] = Project.annotations().toString();
    System.arraycopy(options, 0, words, 3, options.length);
    return Answer.of(directory, words);
  }

  @Test
  void makesOldFindingsKnown() {
    Answer answer = lethe("baseline");

    assertThat(answer.out()).isEqualTo(FILE + ": 1 known finding (1 added, 0 dropped)\n");
    assertThat(answer.code()).isEqualTo(ExitCode.CLEAN);
    Answer check = lethe("check");
    assertThat(check.code()).isEqualTo(ExitCode.CLEAN);
    assertThat(check.out()).hasLineCount(1).startsWith("lethe: clean, 1 known; ");
    assertThat(lethe("check", "--format", "json").out()).contains("\"status\": \"known\"");
  }

  @Test
  void failsForNewOnes() {
    lethe("baseline");
    compile(Project.READING_AGENT.replace("note(unused());", "note(unused() + diary.lines());"));

    Answer answer = lethe("check");

    assertThat(answer.code()).isEqualTo(ExitCode.VIOLATIONS);
    assertThat(answer.out()).contains("lethe: 1 error, 1 known; ").containsOnlyOnce("path:");
  }

  @Test
  void knowsAFindingWhoseWayHasOtherNamesAndLines() {
    lethe("baseline");
    compile(
        Project.READING_AGENT
            .replace("note", "jot")
            .replace("  private void", "\n\n  private void")
            .replace("run(", "start("));

    assertThat(lethe("check").out()).startsWith("lethe: clean, 1 known; ");
  }

  @Test
  void failsForAKnownFindingThatIsGoneUntilItIsDropped() {
    lethe("baseline");
    compile(Project.CLEAN_AGENT);

    Answer stale = lethe("check");

    assertThat(stale.code()).isEqualTo(ExitCode.VIOLATIONS);
    assertThat(stale.out())
        .startsWith(FILE + ":3: error: [Allowance] the baseline lists a finding of")
        .contains("'lethe baseline'");
    assertThat(lethe("baseline").out())
        .isEqualTo(FILE + ": 0 known findings (0 added, 1 dropped)\n");
    assertThat(project.path(FILE)).doesNotExist();
    assertThat(lethe("check").code()).isEqualTo(ExitCode.CLEAN);
  }

  @Test
  void dropsNothingThatItCouldNotCheck() throws IOException {
    lethe("baseline");
    String before = Files.readString(project.path(FILE));
    compile(Project.UNDECLARED_AGENT);

    Answer answer = lethe("baseline");

    assertThat(answer.code()).isEqualTo(ExitCode.INCOMPLETE);
    assertThat(answer.out()).contains("0 added, 0 dropped", "nothing was dropped");
    assertThat(project.path(FILE)).content().isEqualTo(before);
  }

  @Test
  void mayBeCalledOtherwise() {
    lethe("baseline", "--baseline", "debt/old.txt");

    assertThat(project.path("debt/old.txt")).exists();
    assertThat(lethe("check").code()).isEqualTo(ExitCode.VIOLATIONS);
    assertThat(lethe("check", "--baseline", "debt/old.txt").code()).isEqualTo(ExitCode.CLEAN);
    Answer missing = lethe("check", "--baseline", "nowhere.txt");
    assertThat(missing.code()).isEqualTo(ExitCode.USAGE);
    assertThat(missing.err()).contains("nowhere.txt: the baseline cannot be read");
  }
}
