package dev.lethe.checker.report;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.lethe.catalogue.Severity;
import dev.lethe.checker.Report;
import dev.lethe.checker.settle.SettledFinding;
import dev.lethe.checker.settle.Status;
import java.io.IOException;
import java.util.List;

/**
 * A report as GitLab's code quality takes it. GitLab compares it with that of the target branch by
 * fingerprint, so known findings are part of it; allowed ones are not.
 *
 * @param report what to tell
 */
record GitlabReport(Report report) {

  String render() {
    return JsonText.ofAll(findings(), GitlabReport::finding);
  }

  private List<SettledFinding> findings() {
    return report.findings().stream().filter(one -> one.status() != Status.ALLOWED).toList();
  }

  private static void finding(JsonGenerator json, SettledFinding settled) throws IOException {
    String text = settled.finding().message() + "; fix: " + settled.rule().fix();
    json.writeStringField("description", text);
    json.writeStringField("check_name", settled.rule().name());
    json.writeStringField("fingerprint", settled.fingerprint());
    json.writeStringField("severity", severity(settled.severity()));
    JsonText.object(
        json,
        "location",
        location -> {
          location.writeStringField("path", settled.at().file());
          JsonText.object(location, "lines", lines -> lines(lines, settled));
        });
    JsonText.object(
        json,
        "content",
        content -> content.writeStringField("body", new FindingLines(settled).details()));
  }

  private static void lines(JsonGenerator json, SettledFinding settled) throws IOException {
    json.writeNumberField("begin", settled.at().line());
    json.writeNumberField("end", settled.at().endLine());
  }

  private static String severity(Severity severity) {
    return switch (severity) {
      case ERROR -> "critical";
      case WARNING -> "minor";
      case NOTE -> "info";
    };
  }
}
