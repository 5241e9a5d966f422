package dev.lethe.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The runnable jar as a process of its own: what a shell sees. */
class LetheJarIT {

  @TempDir Path directory;
  private Project project;

  @BeforeEach
  void createProject() {
    project = Project.in(directory);
  }

  private record Run(int code, String out, String err) {}

  private Run lethe(String... words) throws IOException, InterruptedException {
    List<String> command =
        new ArrayList<>(List.of(java().toString(), "-jar", System.getProperty("lethe.jar")));
    command.addAll(List.of(words));
    Path out = Files.createTempFile("lethe", ".out");
    Path err = Files.createTempFile("lethe", ".err");
    int code =
        new ProcessBuilder(command)
            .directory(directory.toFile())
            .redirectOutput(out.toFile())
            .redirectError(err.toFile())
            .start()
            .waitFor();
    return new Run(code, read(out), read(err));
  }

  private static Path java() {
    return Path.of(System.getProperty("java.home"), "bin", "java");
  }

  private static String read(Path file) throws IOException {
    String text = Files.readString(file, StandardCharsets.UTF_8);
    Files.delete(file);
    return text;
  }

  private Run check(String agent) throws IOException, InterruptedException {
    project.compiled("app/Agent.java", agent, "app/Diary.java", Project.DIARY);
    return lethe("check", "--classpath", Project.annotations().toString());
  }

  @Test
  void cleanIs0() throws Exception {
    Run run = check(Project.CLEAN_AGENT);
    assertThat(run.err()).isEmpty();
    assertThat(run.code()).isZero();
  }

  @Test
  void violationsAre1() throws Exception {
    Run run = check(Project.READING_AGENT);
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out()).contains("[RecordingRead]").doesNotContain("\u001B[");
    assertThat(run.err()).isEmpty();
  }

  @Test
  void wrongUsageIs2() throws Exception {
    Run run = lethe("check", "--classes", "nowhere");
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).startsWith("lethe: ").doesNotContain("\tat ");
    assertThat(run.out()).isEmpty();
  }

  @Test
  void wrongConfigurationIs2() throws Exception {
    project.file("lethe.yml", "entryPoint: []\n");
    Run run = check(Project.CLEAN_AGENT);
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("lethe.yml:1", "entryPoints").doesNotContain("\tat ");
  }

  @Test
  void incompleteIs3() throws Exception {
    Run run = check(Project.UNDECLARED_AGENT);
    assertThat(run.code()).isEqualTo(3);
    assertThat(run.out()).contains("@AgentEntryPoint");
  }

  @Test
  void versionAndPagesAreInTheJar() throws Exception {
    assertThat(lethe("--version").out()).startsWith("lethe ");
    assertThat(lethe("explain", "MemoryRead").out()).startsWith("# MemoryRead");
  }

  @Test
  void outputIsTheSameInAnyLocale() throws Exception {
    project.compiled("app/Agent.java", Project.READING_AGENT, "app/Diary.java", Project.DIARY);
    String annotations = Project.annotations().toString();
    String plain = lethe("check", "--classpath", annotations, "--format", "json").out();
    List<String> command =
        List.of(
            java().toString(),
            "-Dfile.encoding=ISO-8859-1",
            "-Duser.language=tr",
            "-jar",
            System.getProperty("lethe.jar"),
            "check",
            "--classpath",
            annotations,
            "--format",
            "json");
    Process turkish = new ProcessBuilder(command).directory(directory.toFile()).start();
    assertThat(new String(turkish.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
        .isEqualTo(plain);
  }
}
