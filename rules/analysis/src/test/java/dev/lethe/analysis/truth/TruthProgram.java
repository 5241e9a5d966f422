package dev.lethe.analysis.truth;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A program with the truth in its comments.
 *
 * @param name kind and file name: {@code lambdas/captured-receiver}
 * @param release the language level it needs
 * @param source the Java source; lines count from its own first
 */
record TruthProgram(String name, int release, String source) {

  private static final Pattern RELEASE = Pattern.compile("\\Arelease: (\\d+)\n");
  private static final Pattern PACKAGE = Pattern.compile("^package ", Pattern.MULTILINE);
  private static final Pattern TEXT =
      Pattern.compile(
          "(?:release: \\d+\n\n)?# \\S.*\n\n\\S.*\n\n```java\n(.*)```\n", Pattern.DOTALL);

  /** Reads every program below a folder of kinds, sorted by name. */
  static List<TruthProgram> all(Path kinds) {
    try (Stream<Path> files = Files.walk(kinds)) {
      return files
          .filter(file -> file.toString().endsWith(".md") && !file.getParent().equals(kinds))
          .sorted()
          .map(TruthProgram::read)
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException("The programs below " + kinds + " cannot be read", e);
    }
  }

  private static TruthProgram read(Path file) {
    String text = text(file);
    Matcher shape = TEXT.matcher(text);
    if (!shape.matches()) {
      throw new IllegalArgumentException(
          file + ": wanted are a title, a sentence, and one java block; see README.md beside");
    }
    Matcher release = RELEASE.matcher(text);
    int level = release.find() ? Integer.parseInt(release.group(1)) : 17;
    String kind = file.getParent().getFileName().toString();
    String name = file.getFileName().toString().replace(".md", "");
    return new TruthProgram(kind + "/" + name, level, shape.group(1));
  }

  private static String text(Path file) {
    try {
      return Files.readString(file).replace("\r\n", "\n");
    } catch (IOException e) {
      throw new UncheckedIOException(file + " cannot be read", e);
    }
  }

  List<String> lines() {
    return source.lines().toList();
  }

  /** Its compilation units, one for each package line; each begins at the line that it has here. */
  List<String> units() {
    List<String> units = new ArrayList<>();
    Matcher start = PACKAGE.matcher(source);
    int from = 0;
    while (start.find(Math.min(from + 1, source.length()))) {
      units.add(unit(from, start.start()));
      from = start.start();
    }
    units.add(unit(from, source.length()));
    return units;
  }

  private String unit(int from, int to) {
    int linesBefore = (int) source.substring(0, from).lines().count();
    return "\n".repeat(linesBefore) + source.substring(from, to);
  }
}
