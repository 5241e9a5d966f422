package dev.lethe.checker.report;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.lethe.catalogue.Severity;
import dev.lethe.checker.Report;
import dev.lethe.checker.settle.SettledFinding;
import dev.lethe.checker.settle.Status;
import dev.lethe.checker.source.PlacedEvidence;
import dev.lethe.checker.source.SourcePlace;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/**
 * The findings that count, in Reviewdog's diagnostic format. Its columns count bytes, which only
 * the source could tell; lines are told.
 *
 * @param report what to tell
 */
record RdjsonReport(Report report) {

  String render() {
    return JsonText.of(
        json -> {
          JsonText.object(json, "source", source -> source.writeStringField("name", "lethe"));
          JsonText.array(json, "diagnostics", findings(), this::diagnostic);
        });
  }

  private List<SettledFinding> findings() {
    return report.findings().stream().filter(one -> one.status() == Status.NEW).toList();
  }

  private void diagnostic(JsonGenerator json, SettledFinding settled) throws IOException {
    String details = new FindingLines(settled).details();
    json.writeStringField("message", settled.finding().message() + "\n" + details);
    JsonText.object(json, "location", location -> location(location, settled.at()));
    json.writeStringField("severity", severity(settled.severity()));
    JsonText.object(
        json,
        "code",
        code -> {
          code.writeStringField("value", settled.rule().name());
          Optional<String> published = report.tool().page(settled.rule());
          if (published.isPresent()) {
            code.writeStringField("url", published.get());
          }
        });
    JsonText.array(json, "relatedLocations", settled.found().evidence(), RdjsonReport::related);
  }

  private static void related(JsonGenerator json, PlacedEvidence evidence) throws IOException {
    json.writeStringField("message", evidence.evidence().role());
    JsonText.object(json, "location", location -> location(location, evidence.at()));
  }

  private static void location(JsonGenerator json, SourcePlace at) throws IOException {
    json.writeStringField("path", at.file());
    JsonText.object(
        json,
        "range",
        range -> {
          JsonText.object(range, "start", start -> start.writeNumberField("line", at.line()));
          JsonText.object(range, "end", end -> end.writeNumberField("line", at.endLine()));
        });
  }

  private static String severity(Severity severity) {
    return switch (severity) {
      case ERROR -> "ERROR";
      case WARNING -> "WARNING";
      case NOTE -> "INFO";
    };
  }
}
