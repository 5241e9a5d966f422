package dev.lethe.agent;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lethe.agent.task.TaskList;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class MainTest {

  private final ByteArrayOutputStream console = new ByteArrayOutputStream();
  private final ByteArrayOutputStream complaints = new ByteArrayOutputStream();

  @TempDir private Path folder;

  @Test
  void runsATaskAndRecordsIt() throws IOException {
    assertThat(run("run", "enable_bold_text", "--seed", "1", "--output", folder.toString()))
        .isZero();
    assertThat(console.toString(StandardCharsets.UTF_8)).contains("DONE: 'Bold text' is on");
    List<RecordedEntry> entries = entries(folder.resolve("enable_bold_text-seed-1-run-1.jsonl"));
    assertThat(entries.get(0).kind()).isEqualTo("opened");
    RecordedEntry last = entries.get(entries.size() - 1);
    assertThat(last.kind()).isEqualTo("closed");
    assertThat(last.details()).containsEntry("outcome", "done");
  }

  @Test
  void keepsTheRecordingOfAnEarlierRun() throws IOException {
    run("run", "enable_bold_text", "--output", folder.toString());
    run("run", "enable_bold_text", "--output", folder.toString());
    assertThat(entries(folder.resolve("enable_bold_text-seed-1-run-2.jsonl")))
        .isEqualTo(entries(folder.resolve("enable_bold_text-seed-1-run-1.jsonl")));
  }

  @Test
  void saysThatATaskIsImpossibleWithItsExitCode() {
    assertThat(run("run", "enable_wifi_calling", "--output", folder.toString())).isEqualTo(1);
    assertThat(console.toString(StandardCharsets.UTF_8)).contains("IMPOSSIBLE:", "because step");
  }

  @Test
  void complainsInWords() {
    assertComplaint("There is no command 'walk'", "walk");
    assertComplaint("'run' needs a task: enable_bold_text", "run");
    assertComplaint("There is no task 'dance'. The tasks are: enable_bold_text", "run", "dance");
    assertComplaint("--seed takes a whole number", "run", "rename_phone", "--seed", "x");
    assertComplaint("'--seed' needs a value", "run", "rename_phone", "--seed");
    assertComplaint("There is no option '--sed'", "run", "rename_phone", "--sed", "1");
  }

  @Test
  void complainsAboutAFolderThatIsAFile() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "");
    assertThat(run("run", "rename_phone", "--output", file.toString())).isEqualTo(1);
    assertThat(complaints.toString(StandardCharsets.UTF_8))
        .contains("No recording can be started in", "--output");
  }

  private void assertComplaint(String message, String... words) {
    complaints.reset();
    assertThat(run(words)).isEqualTo(2);
    assertThat(complaints.toString(StandardCharsets.UTF_8)).contains(message, "'--help'");
  }

  private int run(String... words) {
    return new Main(
            new PrintStream(console, true, StandardCharsets.UTF_8),
            new PrintStream(complaints, true, StandardCharsets.UTF_8),
            TaskList.settings())
        .run(List.of(words));
  }

  private static List<RecordedEntry> entries(Path file) throws IOException {
    return RecordedEntry.wholeEntries(Files.readString(file));
  }
}
