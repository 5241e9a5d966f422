package dev.lethe.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** The fenced blocks of the repository's README. */
final class Readme {

  private static final Path FILE = Path.of("..", "..", "README.md");
  private static final Pattern BLOCK =
      Pattern.compile("^```(\\w+)\n(.*?)^```$", Pattern.MULTILINE | Pattern.DOTALL);
  private static final Pattern WORD = Pattern.compile("'([^']*)'|(\\S+)");

  /**
   * A command and what it prints.
   *
   * @param command the command, its line feeds included
   * @param output what follows
   */
  record Console(String command, String output) {

    /** The words after the command's name, as a shell would take them. */
    List<String> words() {
      return Readme.words(command.replace("\\\n", " "));
    }
  }

  private final String text;

  private Readme(String text) {
    this.text = text;
  }

  static Readme read() throws IOException {
    return new Readme(Files.readString(FILE));
  }

  /** All blocks in a language. */
  List<String> blocks(String language) {
    return BLOCK
        .matcher(text)
        .results()
        .filter(block -> block.group(1).equals(language))
        .map(block -> block.group(2))
        .toList();
  }

  /** The one block that shows a command which begins so. */
  Console console(String command) {
    String start = "$ " + command;
    List<String> found =
        blocks("console").stream().filter(block -> block.startsWith(start)).toList();
    if (found.size() != 1) {
      throw new IllegalStateException(
          "README.md shows " + start + " " + found.size() + " times, not once");
    }
    return console(found.get(0).lines().toList());
  }

  private static Console console(List<String> lines) {
    int commands = 1;
    while (lines.get(commands - 1).endsWith("\\")) {
      commands++;
    }
    String command = String.join("\n", lines.subList(0, commands));
    String output = String.join("\n", lines.subList(commands, lines.size()));
    return new Console(command, output.isEmpty() ? "" : output + "\n");
  }

  /** Words after the first, quotes taken off. */
  static List<String> words(String command) {
    return WORD.matcher(command.startsWith("$ ") ? command.substring(2) : command)
        .results()
        .skip(1)
        .map(Readme::word)
        .toList();
  }

  private static String word(MatchResult word) {
    return word.group(1) == null ? word.group(2) : word.group(1);
  }

  /** Writes what a command prints into the README. */
  static void write(Console shown, String output) throws IOException {
    String now = Files.readString(FILE);
    String before = shown.command() + "\n" + shown.output() + "```";
    Files.writeString(FILE, now.replace(before, shown.command() + "\n" + output + "```"));
  }
}
