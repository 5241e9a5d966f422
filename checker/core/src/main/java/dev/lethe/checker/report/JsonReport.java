package dev.lethe.checker.report;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.lethe.analysis.AnalysisResult.Statistic;
import dev.lethe.analysis.Discovery;
import dev.lethe.analysis.Incompleteness;
import dev.lethe.catalogue.finding.Place;
import dev.lethe.checker.Report;
import dev.lethe.checker.settle.Approval;
import dev.lethe.checker.settle.SettledFinding;
import dev.lethe.checker.source.PlacedBlindSpot;
import dev.lethe.checker.source.PlacedEntryPoint;
import dev.lethe.checker.source.PlacedEvidence;
import dev.lethe.checker.source.PlacedStep;
import dev.lethe.checker.source.SourcePlace;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/**
 * A report as JSON, in the form that {@code report.schema.json} describes.
 *
 * @param report what to write
 */
record JsonReport(Report report) {

  static final String SCHEMA = "lethe-report-1";

  String render() {
    return JsonText.of(this::write);
  }

  private void write(JsonGenerator json) throws IOException {
    json.writeStringField("schema", SCHEMA);
    json.writeObjectFieldStart("tool");
    json.writeStringField("name", report.tool().name());
    json.writeStringField("version", report.tool().version());
    json.writeEndObject();
    json.writeStringField("verdict", report.verdict().word());
    JsonText.array(json, "findings", report.findings(), JsonReport::finding);
    JsonText.array(json, "incomplete", report.incomplete(), JsonReport::incompleteness);
    JsonText.array(json, "blindSpots", report.blindSpots(), JsonReport::blindSpot);
    JsonText.array(json, "entryPoints", report.entryPoints(), JsonReport::entryPoint);
    JsonText.array(json, "discoveries", report.discoveries(), JsonReport::discovery);
    statistics(json);
  }

  private static void finding(JsonGenerator json, SettledFinding finding) throws IOException {
    json.writeStringField("rule", finding.rule().name());
    json.writeStringField("severity", finding.severity().word());
    json.writeStringField("status", finding.status().word());
    region(json, finding.at());
    symbol(json, finding.finding().place());
    json.writeStringField("subject", finding.finding().subject());
    json.writeStringField("message", finding.finding().message());
    json.writeStringField("fingerprint", finding.fingerprint());
    if (finding.approval().isPresent()) {
      approval(json, finding.approval().get());
    }
    JsonText.array(json, "path", finding.found().path(), JsonReport::step);
    json.writeNumberField("alsoFrom", finding.finding().alsoFrom());
    JsonText.array(json, "evidence", finding.found().evidence(), JsonReport::evidence);
  }

  private static void approval(JsonGenerator json, Approval approval) throws IOException {
    json.writeObjectFieldStart("allowedBy");
    json.writeStringField("decision", approval.decision());
    json.writeStringField("reason", approval.reason());
    if (!approval.until().isEmpty()) {
      json.writeStringField("until", approval.until());
    }
    json.writeEndObject();
  }

  private static void step(JsonGenerator json, PlacedStep placed) throws IOException {
    json.writeStringField("kind", placed.step().kind().word());
    symbol(json, placed.step().place());
    line(json, placed.at());
  }

  private static void evidence(JsonGenerator json, PlacedEvidence placed) throws IOException {
    json.writeStringField("role", placed.evidence().role());
    symbol(json, placed.evidence().place());
    line(json, placed.at());
    if (!placed.path().isEmpty()) {
      JsonText.array(json, "path", placed.path(), JsonReport::step);
    }
  }

  private static void incompleteness(JsonGenerator json, Incompleteness reason) throws IOException {
    json.writeStringField("kind", reason.kind().name().toLowerCase(Locale.ROOT).replace('_', '-'));
    json.writeStringField("what", reason.what());
    json.writeStringField("remedy", reason.remedy());
  }

  private static void blindSpot(JsonGenerator json, PlacedBlindSpot placed) throws IOException {
    json.writeStringField("kind", placed.blindSpot().kind());
    symbol(json, placed.blindSpot().place());
    line(json, placed.at());
    json.writeStringField("consequence", placed.blindSpot().consequence());
  }

  private static void entryPoint(JsonGenerator json, PlacedEntryPoint placed) throws IOException {
    symbol(json, placed.entryPoint().place());
    line(json, placed.at());
    json.writeStringField("reason", placed.entryPoint().reason());
  }

  private static void discovery(JsonGenerator json, Discovery discovery) throws IOException {
    json.writeStringField("kind", discovery.kind());
    json.writeStringField("symbol", discovery.symbol());
    json.writeStringField("reason", discovery.reason());
  }

  private void statistics(JsonGenerator json) throws IOException {
    json.writeObjectFieldStart("statistics");
    for (Map.Entry<String, Long> count : counts().entrySet()) {
      json.writeNumberField(count.getKey(), count.getValue());
    }
    json.writeEndObject();
  }

  private Map<String, Long> counts() {
    Map<String, Long> counts = new LinkedHashMap<>();
    counts.put("reachable methods", (long) report.reachedMethods());
    for (Statistic statistic : report.statistics()) {
      counts.putIfAbsent(statistic.name(), statistic.value());
    }
    return counts;
  }

  private static void symbol(JsonGenerator json, Place place) throws IOException {
    json.writeStringField("type", place.type());
    json.writeStringField("member", place.member());
  }

  private static void line(JsonGenerator json, SourcePlace at) throws IOException {
    json.writeStringField("file", at.file());
    json.writeNumberField("line", at.line());
  }

  private static void region(JsonGenerator json, SourcePlace at) throws IOException {
    line(json, at);
    json.writeNumberField("column", at.column());
    json.writeNumberField("endLine", at.endLine());
    json.writeNumberField("endColumn", at.endColumn());
  }
}
