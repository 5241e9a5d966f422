package dev.lethe.agent;

import dev.lethe.agent.task.Task;
import dev.lethe.agent.task.TaskList;
import java.nio.file.Path;
import java.util.List;

/**
 * What {@code run} was asked to do.
 *
 * @param output the folder that the recording goes to
 */
record Arguments(Task task, long seed, Path output) {

  /**
   * Reads {@code TASK [--seed N] [--output DIR]}.
   *
   * @throws UsageException if that is not what is there
   */
  static Arguments read(List<String> words, TaskList tasks) throws UsageException {
    if (words.isEmpty()) {
      throw new UsageException("'run' needs a task: " + String.join(", ", tasks.names()));
    }
    Arguments arguments = new Arguments(task(words.get(0), tasks), 1, Path.of("recordings"));
    for (int index = 1; index < words.size(); index += 2) {
      if (index + 1 == words.size()) {
        throw new UsageException("'" + words.get(index) + "' needs a value after it");
      }
      arguments = arguments.with(words.get(index), words.get(index + 1));
    }
    return arguments;
  }

  private static Task task(String name, TaskList tasks) throws UsageException {
    return tasks
        .find(name)
        .orElseThrow(
            () ->
                new UsageException(
                    "There is no task '"
                        + name
                        + "'. The tasks are: "
                        + String.join(", ", tasks.names())));
  }

  private Arguments with(String option, String value) throws UsageException {
    return switch (option) {
      case "--seed" -> new Arguments(task, number(value), output);
      case "--output" -> new Arguments(task, seed, Path.of(value));
      default ->
          throw new UsageException(
              "There is no option '" + option + "'. The options are: --seed, --output");
    };
  }

  private static long number(String value) throws UsageException {
    try {
      return Long.parseLong(value);
    } catch (NumberFormatException notANumber) {
      throw new UsageException("--seed takes a whole number, not '" + value + "'");
    }
  }
}
