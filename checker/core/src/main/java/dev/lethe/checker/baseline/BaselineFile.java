package dev.lethe.checker.baseline;

import dev.lethe.checker.config.ConfigurationException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A baseline on disk: sorted lines, so that branches which add to different places merge.
 *
 * @param path the file
 * @param name the file as messages name it
 */
public record BaselineFile(Path path, String name) {

  private static final String HEAD =
      """
      # Findings that are known and do not fail the build: rule, class, member, subject.
      # Written by 'lethe baseline' or 'lethe:baseline'; take lines out, never put any in.
      """;

  /**
   * Reads the file.
   *
   * @throws ConfigurationException when it cannot be read, or a line says nothing
   */
  public Baseline read() {
    SortedMap<KnownSymbol, Baseline.Entry> entries = new TreeMap<>();
    List<String> problems = new ArrayList<>();
    List<String> lines = lines();
    for (int i = 0; i < lines.size(); i++) {
      read(lines.get(i), i + 1, entries, problems);
    }
    if (!problems.isEmpty()) {
      throw new ConfigurationException(problems);
    }
    return new Baseline(Optional.of(name), entries);
  }

  private void read(
      String text,
      int number,
      SortedMap<KnownSymbol, Baseline.Entry> entries,
      List<String> problems) {
    if (text.isBlank() || text.startsWith("#")) {
      return;
    }
    BaselineLine.parse(text)
        .ifPresentOrElse(
            line ->
                entries.merge(
                    line.symbol(), new Baseline.Entry(line.count(), number), Baseline.Entry::plus),
            () -> problems.add(name + ":" + number + ": this is no known finding" + remedy(text)));
  }

  private static String remedy(String text) {
    boolean conflict = text.matches("(<<<<<<<|=======|>>>>>>>|\\|\\|\\|\\|\\|\\|\\|).*");
    return conflict
        ? " but a conflict of a merge; keep the lines of both sides"
        : "; write the file anew: 'lethe baseline', or 'mvn process-classes lethe:baseline'";
  }

  private List<String> lines() {
    try {
      return Files.readAllLines(path, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new ConfigurationException(
          List.of(
              name
                  + ": the baseline cannot be read ("
                  + e.getClass().getSimpleName().replaceFirst("Exception$", "")
                  + "); name one that is there, or write it: 'lethe baseline'"));
    }
  }

  /**
   * Writes the file anew. One that would list nothing is deleted.
   *
   * @throws ConfigurationException when that is not possible
   */
  public void write(Baseline baseline) {
    try {
      if (baseline.entries().isEmpty()) {
        Files.deleteIfExists(path);
      } else {
        Files.createDirectories(path.toAbsolutePath().resolveSibling(""));
        Files.writeString(path, text(baseline), StandardCharsets.UTF_8);
      }
    } catch (IOException e) {
      throw new ConfigurationException(
          List.of(name + ": the baseline cannot be written (" + e + "); name a writable file"));
    }
  }

  private static String text(Baseline baseline) {
    StringBuilder text = new StringBuilder(HEAD);
    baseline.entries().entrySet().stream()
        .map(one -> new BaselineLine(one.getKey(), one.getValue().count()).text())
        .sorted()
        .forEach(line -> text.append(line).append('\n'));
    return text.toString();
  }
}
