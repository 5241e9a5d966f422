package dev.lethe.checker.report;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A path as a code flow. Of a very long one its two ends are told, and how much lies between.
 *
 * @param steps the path
 */
record SarifFlow(List<StepWords> steps) {

  /** More steps than this are no longer a path that anybody reads. */
  static final int MOST = 100;

  void write(JsonGenerator json) throws IOException {
    if (steps.size() > MOST) {
      SarifPlaces.message(json, (steps.size() - MOST) + " steps in the middle are left out");
    }
    json.writeArrayFieldStart("threadFlows");
    json.writeStartObject();
    JsonText.array(json, "locations", shown(), this::location);
    json.writeEndObject();
    json.writeEndArray();
  }

  private List<Integer> shown() {
    int size = steps.size();
    return IntStream.range(0, size)
        .filter(index -> size <= MOST || index < MOST / 2 || index >= size - MOST / 2)
        .boxed()
        .toList();
  }

  private void location(JsonGenerator json, int index) throws IOException {
    StepWords step = steps.get(index);
    boolean end = index == 0 || index == steps.size() - 1;
    JsonText.object(
        json,
        "location",
        location -> {
          SarifPlaces.physical(location, step.placed().at());
          SarifPlaces.message(location, step.told());
        });
    json.writeNumberField("nestingLevel", index);
    json.writeNumberField("executionOrder", index + 1);
    json.writeStringField("importance", end || !step.kind().sure() ? "essential" : "important");
  }
}
