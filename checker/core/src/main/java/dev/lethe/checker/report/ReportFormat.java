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
  TEXT("report.txt", (report, ink) -> new TextReport(report, ink).render()),
  /** For programs; {@code report.schema.json} describes it. */
  JSON("report.json", (report, ink) -> new JsonReport(report).render()),
  /** SARIF 2.1.0, as GitHub's code scanning takes it. */
  SARIF("report.sarif", (report, ink) -> new SarifReport(report).render()),
  /** One page for people, with a filter. */
  HTML("report.html", (report, ink) -> new HtmlReport(report).render()),
  /** For the summary of a job and for a comment. */
  MARKDOWN("report.md", (report, ink) -> new MarkdownReport(report).render()),
  /** Workflow commands that GitHub Actions shows as annotations; it reads them from the log. */
  GITHUB("report.github.txt", (report, ink) -> new GithubReport(report).render()),
  /** JUnit's XML, which every build server shows. */
  JUNIT("report.junit.xml", (report, ink) -> new JunitReport(report).render()),
  /** GitLab's code quality report. */
  GITLAB("report.gitlab.json", (report, ink) -> new GitlabReport(report).render()),
  /** Reviewdog's diagnostic format. */
  RDJSON("report.rdjson", (report, ink) -> new RdjsonReport(report).render());

  /** Turns a report into text. */
  private interface Renderer {
    String render(Report report, Ink ink);
  }

  private final String fileName;
  private final Renderer renderer;

  ReportFormat(String fileName, Renderer renderer) {
    this.fileName = fileName;
    this.renderer = renderer;
  }

  /** The report in this form, lines ended by a line feed, the last one too. */
  String render(Report report, Ink ink) {
    return renderer.render(report, ink);
  }

  /** The word that options use: {@code text}, {@code json}. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** What a file in this form is called where nobody names it. */
  public String fileName() {
    return fileName;
  }

  /** Whether it is part of a log, beside what else is printed there. */
  public boolean isForLog() {
    return this == TEXT || this == GITHUB;
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
