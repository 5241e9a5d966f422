package dev.lethe.agent.research;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Answers from the phone's printed handbook, which ships with the agent and which nobody writes.
 */
public final class Handbook implements Researcher {

  private final List<Entry> entries;

  private Handbook(List<Entry> entries) {
    this.entries = entries;
  }

  /** Opens the handbook of the settings app. */
  public static Handbook ofSettings() {
    return of(text());
  }

  /** Makes a handbook of lines like {@code Bold text: Settings > Display}. */
  static Handbook of(String text) {
    return new Handbook(
        text.lines().filter(line -> line.contains(": ")).map(Handbook::entry).toList());
  }

  private static String text() {
    try (InputStream in = Handbook.class.getResourceAsStream("handbook.txt")) {
      if (in == null) {
        throw new IllegalStateException(
            "handbook.txt is missing from the agent's jar; build the agent again.");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  private static Entry entry(String line) {
    int colon = line.indexOf(": ");
    return new Entry(line.substring(0, colon), line.substring(colon + 2));
  }

  @Override
  public Optional<String> answer(String question) {
    return entries.stream()
        .filter(entry -> question.contains(entry.subject()))
        .max(Comparator.comparingInt(entry -> entry.subject().length()))
        .map(entry -> entry.subject() + " is under " + entry.path() + ".");
  }

  private record Entry(String subject, String path) {}
}
