package dev.lethe.checker.report;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.lethe.checker.Report;
import java.io.IOException;

/**
 * A report as SARIF 2.1.0 with one run, as GitHub's code scanning takes it. Each module's run has
 * an id of its own, so that several can be uploaded.
 *
 * @param report what to write
 */
record SarifReport(Report report) {

  private static final String SCHEMA =
      "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

  String render() {
    return JsonText.of(
        json -> {
          json.writeStringField("$schema", SCHEMA);
          json.writeStringField("version", "2.1.0");
          json.writeArrayFieldStart("runs");
          json.writeStartObject();
          run(json);
          json.writeEndObject();
          json.writeEndArray();
        });
  }

  private void run(JsonGenerator json) throws IOException {
    SarifResults results = SarifResults.of(report);
    JsonText.object(json, "tool", new SarifTool(report)::write);
    JsonText.object(json, "automationDetails", this::automation);
    json.writeStringField("columnKind", "utf16CodeUnits");
    JsonText.object(json, "originalUriBaseIds", SarifPlaces::base);
    json.writeArrayFieldStart("invocations");
    new SarifInvocation(report, results.leftOut()).write(json);
    json.writeEndArray();
    results.write(json);
  }

  /** What stands before the last slash is the category that tells uploads apart. */
  private void automation(JsonGenerator json) throws IOException {
    String module = report.terms().module();
    json.writeStringField("id", "lethe/" + (module.isEmpty() ? "" : module + "/"));
  }
}
