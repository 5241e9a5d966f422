package dev.lethe.cli;

import java.util.List;
import java.util.Optional;
import picocli.CommandLine.ParseResult;

/** What was written after a command, by option. */
final class Arguments {

  private static final String[] NONE = {};

  private final ParseResult parsed;

  Arguments(ParseResult parsed) {
    this.parsed = parsed;
  }

  boolean has(String option) {
    return parsed.hasMatchedOption(option);
  }

  Optional<String> one(String option) {
    return Optional.ofNullable(parsed.<String>matchedOptionValue(option, null));
  }

  List<String> all(String option) {
    return List.of(parsed.matchedOptionValue(option, NONE));
  }

  /** The words that belong to no option. */
  List<String> words() {
    return List.of(parsed.matchedPositionalValue(0, NONE));
  }
}
