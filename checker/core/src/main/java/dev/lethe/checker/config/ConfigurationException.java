package dev.lethe.checker.config;

import java.util.List;

/**
 * A configuration cannot be used; the message lists everything that is wrong with it, one a line.
 */
public final class ConfigurationException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final transient List<String> problems;

  public ConfigurationException(List<String> problems) {
    super(String.join("\n", problems));
    this.problems = List.copyOf(problems);
  }

  /**
   * What is wrong, each with file, line where there is one, and what to do; in the file's order.
   */
  public List<String> problems() {
    return problems;
  }
}
