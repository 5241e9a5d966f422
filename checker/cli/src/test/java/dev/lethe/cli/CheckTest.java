package dev.lethe.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import dev.lethe.checker.ExitCode;
import dev.lethe.checker.report.ReportFormat;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Good input and bad, and what {@code lethe check} answers. */
class CheckTest {

  @TempDir Path directory;
  private Project project;

  @BeforeEach
  void createProject() {
    project = Project.in(directory);
  }

  private Project compiled(String agent) {
    return project.compiled("app/Agent.java", agent, "app/Diary.java", Project.DIARY);
  }

  private Answer check(String... words) {
    String[] all = new String[words.length + 3];
    all[0] = "check";
    all[1] = "--classpath";
    all[2] = Project.annotations().toString();
    System.arraycopy(words, 0, all, 3, words.length);
    return Answer.of(directory, all);
  }

  @Test
  void cleanProjectIsClean() {
    compiled(Project.CLEAN_AGENT);
    Answer answer = check();
    assertThat(answer.err()).isEmpty();
    assertThat(answer.out()).hasLineCount(1).contains("clean");
    assertThat(answer.code()).isEqualTo(ExitCode.CLEAN);
  }

  @Test
  void violationIsShownWithItsPath() {
    compiled(Project.READING_AGENT);
    Answer answer = check();
    assertThat(answer.code()).isEqualTo(ExitCode.VIOLATIONS);
    assertThat(answer.err()).isEmpty();
    assertThat(answer.out())
        .contains(
            "src/main/java/app/Agent.java:18",
            "[RecordingRead]",
            "app.Agent.run(String)",
            "app.Agent.unused()")
        .endsWith("\n");
    assertThat(answer.out().lines().reduce((first, last) -> last).orElseThrow())
        .contains("1 error");
  }

  @Test
  void linesFitATerminal() {
    compiled(Project.READING_AGENT);
    assertThat(check().out().lines())
        .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80));
  }

  @Test
  void twoRunsPrintTheSame() {
    compiled(Project.READING_AGENT);
    assertThat(check("--format", "json").out()).isEqualTo(check("--format", "json").out());
  }

  @Test
  void reportsGoWhereTheyAreSent() throws IOException {
    compiled(Project.READING_AGENT);
    Answer answer = check("--format", "text", "--format", "json=out/lethe.json");
    assertThat(answer.out()).contains("[RecordingRead]");
    String json = Files.readString(project.path("out/lethe.json"));
    assertThat(json).contains("\"verdict\"", "violations").doesNotContain(directory.toString());
    assertThat(check("--format", "json").out()).isEqualTo(json);
  }

  @Test
  void writesAllFormatsAtOnce() {
    compiled(Project.READING_AGENT);
    List<String> words = new ArrayList<>();
    for (ReportFormat format : ReportFormat.values()) {
      words.addAll(List.of("--format", format.word() + "=out/" + format.fileName()));
    }

    Answer answer = check(words.toArray(String[]::new));

    assertThat(answer.out()).isEmpty();
    assertThat(ReportFormat.values())
        .allSatisfy(
            format ->
                assertThat(directory.resolve("out").resolve(format.fileName()))
                    .content()
                    .contains("Agent.java"));
  }

  @Test
  void printsAnnotationsBesideTheText() {
    compiled(Project.READING_AGENT);

    Answer answer = check("--format", "text", "--format", "github");

    assertThat(answer.out())
        .contains("[RecordingRead]", "\n::error file=src/main/java/app/Agent.java");
    assertThat(check("--format", "github", "--format", "github").code()).isEqualTo(ExitCode.USAGE);
  }

  @Test
  void reportThatCannotBeWritten() {
    compiled(Project.CLEAN_AGENT).file("taken", "");
    Answer answer = check("--format", "json=taken/lethe.json");
    assertThat(answer.code()).isEqualTo(ExitCode.USAGE);
    assertThat(answer.err()).contains("taken").hasLineCount(1);
  }

  @Test
  void jarIsCheckedLikeADirectory() {
    compiled(Project.READING_AGENT).jar("out/app.jar", "target/classes");
    Answer answer = check("--classes", "out/app.jar", "--sources", "src/main/java");
    assertThat(answer.code()).isEqualTo(ExitCode.VIOLATIONS);
    assertThat(answer.out()).contains("src/main/java/app/Agent.java:18");
  }

  @Test
  void listsArePathsOrWords() {
    compiled(Project.READING_AGENT).folder("more");
    String joined = "target/classes" + File.pathSeparator + "more";
    assertThat(check("--format", "json", "--classes", joined, "--sources", "src/main/java").out())
        .isEqualTo(
            check(
                    "--format",
                    "json",
                    "--classes",
                    "target/classes",
                    "more",
                    "--sources",
                    "src/main/java")
                .out());
  }

  @Test
  void noEntryPointIsIncomplete() {
    compiled(Project.UNDECLARED_AGENT);
    Answer answer = check();
    assertThat(answer.code()).isEqualTo(ExitCode.INCOMPLETE);
    assertThat(answer.out()).contains("incomplete", "@AgentEntryPoint", "entryPoints:", "--entry");
  }

  @Test
  void entryPointCanBeNamed() {
    compiled(Project.UNDECLARED_AGENT);
    assertThat(check("--entry", "app.Agent#run").code()).isEqualTo(ExitCode.VIOLATIONS);
  }

  @Test
  void entryPointThatIsNone() {
    compiled(Project.CLEAN_AGENT);
    Answer answer = check("--entry", "app.Agent#rnu", "app.Nobody#*");
    assertThat(answer.code()).isEqualTo(ExitCode.INCOMPLETE);
    assertThat(answer.out()).contains("app.Agent#rnu", "app.Nobody#*", "--entry");
  }

  @Test
  void emptyProjectIsIncomplete() {
    project.folder("target/classes");
    assertThat(check().code()).isEqualTo(ExitCode.INCOMPLETE);
  }

  @Test
  void truncatedClassIsIncomplete() {
    compiled(Project.CLEAN_AGENT).truncated("target/classes/app/Diary.class");
    Answer answer = check();
    assertThat(answer.code()).isEqualTo(ExitCode.INCOMPLETE);
    assertThat(answer.out()).contains("Diary.class");
  }

  @Test
  void unreadableClassIsIncomplete() throws IOException {
    compiled(Project.CLEAN_AGENT);
    Path closed = project.path("target/classes/app/Diary.class");
    Files.setPosixFilePermissions(closed, PosixFilePermissions.fromString("---------"));
    assumeFalse(Files.isReadable(closed), "root may read everything");
    Answer answer = check();
    assertThat(answer.code()).isEqualTo(ExitCode.INCOMPLETE);
    assertThat(answer.out()).contains("Diary.class");
  }

  @Test
  void missingClassesAreWrongUsage() {
    Answer answer = check("--classes", "nowhere");
    assertThat(answer.code()).isEqualTo(ExitCode.USAGE);
    assertThat(answer.err()).startsWith("lethe: ").contains("nowhere");
    assertThat(answer.out()).isEmpty();
  }

  @Test
  void missingLibraryIsWrongUsage() {
    compiled(Project.CLEAN_AGENT);
    Answer answer = check("--classpath", "nowhere.jar");
    assertThat(answer.code()).isEqualTo(ExitCode.USAGE);
    assertThat(answer.err()).contains("nowhere.jar");
  }

  @Test
  void jarThatIsNoZipIsWrongUsage() {
    project.file("app.jar", "This is no zip file.");
    Answer answer = check("--classes", "app.jar");
    assertThat(answer.code()).isEqualTo(ExitCode.USAGE);
    assertThat(answer.err()).contains("app.jar");
  }

  @Test
  void jarCutInHalfIsWrongUsage() {
    compiled(Project.CLEAN_AGENT).jar("out/app.jar", "target/classes").truncated("out/app.jar");
    Answer answer = check("--classes", "out/app.jar");
    assertThat(answer.code()).isEqualTo(ExitCode.USAGE);
    assertThat(answer.err()).contains("app.jar");
  }

  @Test
  void jdkThatIsNone() {
    compiled(Project.CLEAN_AGENT);
    Answer answer = check("--jdk", "target");
    assertThat(answer.code()).isEqualTo(ExitCode.USAGE);
    assertThat(answer.err()).contains("target");
  }

  @Test
  void configurationIsFoundUpwards() {
    compiled(Project.UNDECLARED_AGENT)
        .file("lethe.yml", "entryPoints: ['app.Agent#run']\n")
        .folder("sub");
    Answer answer =
        Answer.of(
            project.path("sub"),
            "check",
            "--classes",
            "../target/classes",
            "--classpath",
            Project.annotations().toString());
    assertThat(answer.code()).isEqualTo(ExitCode.VIOLATIONS);
  }

  @Test
  void unknownKeyNamesFileLineAndNearestWord() {
    compiled(Project.CLEAN_AGENT).file("lethe.yml", "\nentryPoint:\n  - app.Agent#run\n");
    Answer answer = check();
    assertThat(answer.code()).isEqualTo(ExitCode.USAGE);
    assertThat(answer.err()).contains("lethe.yml:2", "entryPoint", "entryPoints");
  }

  @Test
  void wrongPatternInTheConfiguration() {
    compiled(Project.CLEAN_AGENT).file("lethe.yml", "entryPoints:\n  - app.Agent\n");
    Answer answer = check();
    assertThat(answer.code()).isEqualTo(ExitCode.USAGE);
    assertThat(answer.err()).contains("lethe.yml:2", "app.Agent");
  }

  @Test
  void configurationThatIsNotThere() {
    compiled(Project.CLEAN_AGENT);
    Answer answer = check("--config", "nowhere.yml");
    assertThat(answer.code()).isEqualTo(ExitCode.USAGE);
    assertThat(answer.err()).contains("nowhere.yml");
  }

  @Test
  void configurationThatIsADirectory() {
    compiled(Project.CLEAN_AGENT);
    Answer answer = check("--config", "target");
    assertThat(answer.code()).isEqualTo(ExitCode.USAGE);
    assertThat(answer.err()).contains("target");
  }
}
