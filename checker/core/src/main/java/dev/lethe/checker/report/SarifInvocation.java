package dev.lethe.checker.report;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.lethe.analysis.Incompleteness;
import dev.lethe.checker.Report;
import dev.lethe.checker.source.PlacedBlindSpot;
import dev.lethe.checker.source.SourcePlace;
import java.io.IOException;
import java.util.Locale;

/**
 * How the check went: its answer, what it could not see, what the report leaves out.
 *
 * @param report the check's report
 * @param leftOut how many findings its results leave out
 */
record SarifInvocation(Report report, int leftOut) {

  /** More than this many blind spots are counted, not listed. */
  static final int BLIND_SPOTS = 1_000;

  void write(JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeBooleanField("executionSuccessful", report.incomplete().isEmpty());
    json.writeNumberField("exitCode", report.exitCode().code());
    json.writeStringField("exitCodeDescription", report.verdict().word());
    json.writeArrayFieldStart("toolExecutionNotifications");
    notifications(json);
    json.writeEndArray();
    json.writeEndObject();
  }

  private void notifications(JsonGenerator json) throws IOException {
    for (Incompleteness reason : report.incomplete()) {
      incomplete(json, reason);
    }
    for (PlacedBlindSpot spot : report.blindSpots().stream().limit(BLIND_SPOTS).toList()) {
      blindSpot(json, spot);
    }
    leftOut(json, report.blindSpots().size() - BLIND_SPOTS, "blind spot");
    leftOut(json, leftOut, "finding");
  }

  private static void incomplete(JsonGenerator json, Incompleteness reason) throws IOException {
    String kind = reason.kind().name().toLowerCase(Locale.ROOT).replace('_', '-');
    String text = reason.what() + "; to fix it: " + reason.remedy();
    notification(json, "incomplete/" + kind, "error", text);
    json.writeEndObject();
  }

  private static void blindSpot(JsonGenerator json, PlacedBlindSpot placed) throws IOException {
    String kind = placed.blindSpot().kind();
    String text = kind + ": " + placed.blindSpot().consequence();
    notification(json, "blind-spot/" + kind.replace(' ', '-'), "note", text);
    location(json, placed.at());
    json.writeEndObject();
  }

  private static void leftOut(JsonGenerator json, int number, String noun) throws IOException {
    if (number > 0) {
      String text = Count.of(number, noun) + " more; --format json lists all";
      notification(json, "left-out", "warning", text);
      json.writeEndObject();
    }
  }

  private static void notification(JsonGenerator json, String id, String level, String text)
      throws IOException {
    json.writeStartObject();
    JsonText.object(json, "descriptor", descriptor -> descriptor.writeStringField("id", id));
    json.writeStringField("level", level);
    SarifPlaces.message(json, text);
  }

  private static void location(JsonGenerator json, SourcePlace at) throws IOException {
    json.writeArrayFieldStart("locations");
    json.writeStartObject();
    SarifPlaces.physical(json, at);
    json.writeEndObject();
    json.writeEndArray();
  }
}
