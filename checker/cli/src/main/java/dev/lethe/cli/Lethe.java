package dev.lethe.cli;

import dev.lethe.analysis.UnreadableInputException;
import dev.lethe.catalogue.NearestWord;
import dev.lethe.checker.ExitCode;
import dev.lethe.checker.Tool;
import dev.lethe.checker.config.ConfigurationException;
import dev.lethe.checker.report.ReportFileException;
import java.util.List;
import java.util.Optional;

/** The command {@code lethe}. */
public final class Lethe {

  private static final List<Command> COMMANDS =
      List.of(
          new CheckCommand(),
          new BaselineCommand(),
          new ExplainCommand(),
          new DoctorCommand(),
          new ReachCommand(),
          new ReviewCommand());

  private final Shell shell;
  private final List<Command> commands;

  Lethe(Shell shell) {
    this(shell, COMMANDS);
  }

  Lethe(Shell shell, List<Command> commands) {
    this.shell = shell;
    this.commands = commands;
  }

  /** Runs the command and ends the process with its exit code. */
  public static void main(String[] words) {
    withoutConverters();
    Shell shell = Shell.ofProcess();
    ExitCode answer = new Lethe(shell).run(List.of(words));
    shell.flush();
    System.exit(answer.code());
  }

  /**
   * Every option is a text here. Picocli would look for dozens of types that it can convert texts
   * to, which takes longer than parsing does.
   */
  private static void withoutConverters() {
    System.setProperty("picocli.converters.excludes", ".*");
  }

  /**
   * Runs the command; whatever happens, the shell learns it in sentences and the answer is a code.
   */
  ExitCode run(List<String> words) {
    Complaints complaints = new Complaints(shell.withDebug(words.contains(CommandWords.DEBUG)));
    try {
      return answer(words);
    } catch (UsageException e) {
      return complaints.usage(e);
    } catch (UnreadableInputException | ConfigurationException | ReportFileException e) {
      return complaints.input(e);
    } catch (OutOfMemoryError e) {
      return complaints.memory(e);
    } catch (RuntimeException | Error e) {
      return complaints.fault(e);
    }
  }

  private ExitCode answer(List<String> words) {
    if (words.isEmpty()) {
      throw new UsageException("Say what to do: " + names() + ".", Overview.HINT);
    }
    return switch (words.get(0)) {
      case "--version", "-V" -> print(Tool.lethe().name() + " " + Tool.lethe().version() + "\n");
      case "--help", "-h" -> print(Overview.of(commands));
      default -> new CommandWords(command(words.get(0)), shell).run(words.subList(1, words.size()));
    };
  }

  private ExitCode print(String text) {
    shell.out().print(text);
    return ExitCode.CLEAN;
  }

  private Command command(String word) {
    return commands.stream()
        .filter(command -> command.name().equals(word))
        .findFirst()
        .orElseThrow(() -> unknown(word));
  }

  private UsageException unknown(String word) {
    String kind = word.startsWith("-") ? "option" : "command";
    Optional<String> meant = NearestWord.of(word, commands.stream().map(Command::name).toList());
    return new UsageException(
        "There is no "
            + kind
            + " '"
            + word
            + "'"
            + meant.map(near -> "; did you mean '" + near + "'?").orElse("."),
        Overview.HINT);
  }

  private String names() {
    return String.join(", ", commands.stream().map(Command::name).toList());
  }
}
