package dev.lethe.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lethe.checker.ExitCode;
import java.nio.file.Path;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine.Model.CommandSpec;

/** A fault of ours is said to be one, in one line; its stack trace only for those who ask. */
class FaultTest {

  @TempDir Path directory;

  private record Failing(Supplier<ExitCode> work) implements Command {

    @Override
    public String name() {
      return "fail";
    }

    @Override
    public String words() {
      return "";
    }

    @Override
    public String summary() {
      return "Fails.";
    }

    @Override
    public void describe(CommandSpec command) {}

    @Override
    public ExitCode run(Arguments arguments, Shell shell) {
      return work.get();
    }
  }

  private Answer answer(Throwable fault, String... words) {
    return Answer.with(
        directory,
        new Failing(
            () -> {
              throw FaultTest.<RuntimeException>unchecked(fault);
            }),
        words);
  }

  @SuppressWarnings("unchecked")
  private static <T extends Throwable> T unchecked(Throwable fault) throws T {
    throw (T) fault;
  }

  @Test
  void isOneLine() {
    Answer answer = answer(new IllegalStateException("boom"), "fail");
    assertThat(answer.code()).isEqualTo(ExitCode.FAULT);
    assertThat(answer.err())
        .hasLineCount(1)
        .contains("fault of Lethe itself", "boom", "--debug", "report");
  }

  @Test
  void showsItsStackTraceOnRequest() {
    Answer answer = answer(new IllegalStateException("boom"), "fail", "--debug");
    assertThat(answer.code()).isEqualTo(ExitCode.FAULT);
    assertThat(answer.err()).contains("\tat dev.lethe.cli.FaultTest");
  }

  @Test
  void deepRecursionIsOne() {
    assertThat(answer(new StackOverflowError(), "fail").code()).isEqualTo(ExitCode.FAULT);
  }

  @Test
  void outOfMemorySaysWhatToDo() {
    Answer answer = answer(new OutOfMemoryError("Java heap space"), "fail");
    assertThat(answer.code()).isEqualTo(ExitCode.FAULT);
    assertThat(answer.err()).hasLineCount(1).contains("-Xmx");
  }
}
