package dev.lethe.checker.report;

import dev.lethe.catalogue.NearestWord;
import dev.lethe.checker.Report;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The forms that a report can take. */
public enum ReportFormat {
  /** For people, at a console. */
  TEXT {
    @Override
    String render(Report report, Ink ink) {
      return new TextReport(report, ink).render();
    }
  },
  /** For programs; {@code report.schema.json} describes it. */
  JSON {
    @Override
    String render(Report report, Ink ink) {
      return new JsonReport(report).render();
    }
  };

  /** The report in this form, lines ended by a line feed, the last one too. */
  abstract String render(Report report, Ink ink);

  /** The word that options use: {@code text}, {@code json}. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The words of all formats. */
  public static List<String> words() {
    return Stream.of(values()).map(ReportFormat::word).toList();
  }

  /**
   * The format of this name.
   *
   * @throws IllegalArgumentException with a sentence that names the known ones
   */
  public static ReportFormat named(String word) {
    return find(word).orElseThrow(() -> unknown(word));
  }

  private static Optional<ReportFormat> find(String word) {
    return Stream.of(values()).filter(format -> format.word().equals(word)).findFirst();
  }

  private static IllegalArgumentException unknown(String word) {
    String meant =
        NearestWord.of(word, words()).map(near -> "did you mean '" + near + "'? ").orElse("");
    String known = String.join(", ", words());
    return new IllegalArgumentException(
        "unknown report format '" + word + "'; " + meant + "known are: " + known);
  }
}
