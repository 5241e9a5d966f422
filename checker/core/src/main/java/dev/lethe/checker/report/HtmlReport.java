package dev.lethe.checker.report;

import dev.lethe.analysis.Incompleteness;
import dev.lethe.checker.Report;
import dev.lethe.checker.settle.SettledFinding;
import dev.lethe.checker.source.PlacedBlindSpot;
import dev.lethe.checker.source.PlacedEntryPoint;
import dev.lethe.checker.source.SourcePlace;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A report as one page that needs nothing beside it, with a filter. Its policy lets a browser run
 * the page's own script and nothing else; without scripts it shows everything.
 *
 * @param report what to tell
 */
record HtmlReport(Report report) {

  private static final String PAGE =
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src '%s'; style-src '%s'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>%s</title>
      <style>%s</style>
      </head>
      <body>
      <header>
      <h1>Lethe</h1>
      <p>%s</p>
      </header>
      %s
      <script>%s</script>
      </body>
      </html>
      """;

  private static final String FILTER =
      """
      <form hidden>
      <input type="search" name="search" aria-label="Search" placeholder="Search: a rule, a class, a file">
      %s
      <span id="shown" class="quiet" role="status"></span>
      </form>
      """;

  String render() {
    String style = "\n" + resource("report.css");
    String script = "\n" + resource("report.js");
    String summary = XmlText.of(new CountLine(report).text());
    return PAGE.formatted(hash(script), hash(style), summary, style, summary, body(), script);
  }

  private String body() {
    return filter()
        + section("Findings", findings(), HtmlFinding::of)
        + section("Incomplete", report.incomplete(), HtmlReport::incomplete)
        + section("Blind spots", report.blindSpots(), HtmlReport::blindSpot)
        + section("Entry points", report.entryPoints(), HtmlReport::entryPoint);
  }

  private String filter() {
    return FILTER.formatted(
        kinds().distinct().map(HtmlReport::box).collect(Collectors.joining("\n")));
  }

  private Stream<String> kinds() {
    return Stream.of(
            findings().stream().map(HtmlFinding::kind),
            report.incomplete().stream().map(one -> "incomplete"),
            report.blindSpots().stream().map(one -> "blind spot"),
            report.entryPoints().stream().map(one -> "entry point"))
        .flatMap(kinds -> kinds);
  }

  private static String box(String kind) {
    return "<label><input type=\"checkbox\" value=\"%s\" checked> %s</label>".formatted(kind, kind);
  }

  private List<SettledFinding> findings() {
    return report.findings().stream().sorted(MostWeightFirst.ORDER).toList();
  }

  /** Writes an item as HTML. */
  private interface Item<T> {
    String of(T item);
  }

  private static <T> String section(String title, List<T> items, Item<T> item) {
    return items.isEmpty()
        ? ""
        : items.stream()
            .map(item::of)
            .collect(Collectors.joining("", "<h2>" + title + "</h2>\n", ""));
  }

  private static String incomplete(Incompleteness reason) {
    return """
    <article class="error" data-kind="incomplete">
    <p>%s</p>
    <dl><dt>fix</dt><dd>%s</dd></dl>
    </article>
    """
        .formatted(XmlText.of(reason.what()), XmlText.of(reason.remedy()));
  }

  private static String blindSpot(PlacedBlindSpot placed) {
    String kind = placed.blindSpot().kind();
    return quiet("blind spot", placed.at(), kind + ": " + placed.blindSpot().consequence());
  }

  private static String entryPoint(PlacedEntryPoint placed) {
    String type = placed.entryPoint().place().type();
    String name = Names.member(type, placed.entryPoint().place().member());
    return quiet("entry point", placed.at(), name + ": " + placed.entryPoint().reason());
  }

  private static String quiet(String kind, SourcePlace at, String text) {
    return "<p data-kind=\"%s\">%s %s</p>\n".formatted(kind, where(at), XmlText.of(text));
  }

  static String where(SourcePlace at) {
    return code(at.file() + ":" + at.line());
  }

  static String code(String name) {
    return "<code>" + XmlText.of(name) + "</code>";
  }

  private static String resource(String name) {
    try (InputStream in = HtmlReport.class.getResourceAsStream(name)) {
      byte[] bytes = Objects.requireNonNull(in, name).readAllBytes();
      return new String(bytes, StandardCharsets.UTF_8).replace("\r\n", "\n");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** How a policy names a script or a style that may be used. */
  static String hash(String text) {
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return "sha256-" + Base64.getEncoder().encodeToString(hash);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
