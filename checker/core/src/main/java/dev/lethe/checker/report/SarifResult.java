package dev.lethe.checker.report;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.lethe.catalogue.finding.StepKind;
import dev.lethe.checker.settle.Approval;
import dev.lethe.checker.settle.SettledFinding;
import dev.lethe.checker.settle.Status;
import dev.lethe.checker.source.PlacedEvidence;
import dev.lethe.checker.source.SourcePlace;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * One finding in SARIF: its place, the way to it as a code flow, and the lines beside it.
 *
 * @param settled the finding
 * @param rule index of its rule
 * @param isCompared whether there is a baseline
 */
record SarifResult(SettledFinding settled, int rule, boolean isCompared) {

  private static final String FINGERPRINT = "lethe/v1";

  void write(JsonGenerator json) throws IOException {
    json.writeStringField("ruleId", settled.rule().name());
    json.writeNumberField("ruleIndex", rule);
    json.writeStringField("level", settled.severity().word());
    if (isCompared) {
      json.writeStringField(
          "baselineState", settled.status() == Status.KNOWN ? "unchanged" : "new");
    }
    SarifPlaces.message(json, message());
    location(json);
    related(json);
    flows(json);
    JsonText.object(
        json,
        "partialFingerprints",
        prints -> prints.writeStringField(FINGERPRINT, settled.fingerprint()));
    JsonText.array(json, "suppressions", approvals(), SarifResult::suppression);
  }

  private String message() {
    String way =
        entry()
            .map(step -> "; the agent comes here from [" + linkText(step.name()) + "](1)")
            .orElse("");
    return settled.finding().message() + way + ". To fix it: " + settled.rule().fix() + ".";
  }

  /** Brackets end a link's text unless a backslash stands before them. */
  private static String linkText(String name) {
    return name.replaceAll("[\\[\\]\\\\]", "\\\\$0");
  }

  private Optional<StepWords> entry() {
    return StepWords.of(settled).stream().findFirst().filter(step -> step.kind() == StepKind.ENTRY);
  }

  private void location(JsonGenerator json) throws IOException {
    String symbol =
        Names.member(settled.finding().place().type(), settled.finding().place().member());
    json.writeArrayFieldStart("locations");
    json.writeStartObject();
    SarifPlaces.physical(json, settled.at());
    json.writeArrayFieldStart("logicalLocations");
    json.writeStartObject();
    json.writeStringField("fullyQualifiedName", symbol);
    json.writeEndObject();
    json.writeEndArray();
    json.writeEndObject();
    json.writeEndArray();
  }

  private void related(JsonGenerator json) throws IOException {
    json.writeArrayFieldStart("relatedLocations");
    int id = 1;
    if (entry().isPresent()) {
      related(json, id++, entry().get().placed().at(), "a session starts here");
    }
    for (PlacedEvidence evidence : settled.found().evidence()) {
      related(json, id++, evidence.at(), evidence.evidence().role());
    }
    json.writeEndArray();
  }

  private static void related(JsonGenerator json, int id, SourcePlace at, String text)
      throws IOException {
    json.writeStartObject();
    json.writeNumberField("id", id);
    SarifPlaces.physical(json, at);
    SarifPlaces.message(json, text);
    json.writeEndObject();
  }

  private void flows(JsonGenerator json) throws IOException {
    String subject = settled.finding().subject();
    List<SarifFlow> flows =
        Stream.concat(
                Stream.of(settled.found().path()),
                settled.found().evidence().stream().map(PlacedEvidence::path))
            .filter(path -> !path.isEmpty())
            .map(path -> new SarifFlow(StepWords.of(path, subject)))
            .toList();
    if (!flows.isEmpty()) {
      JsonText.array(json, "codeFlows", flows, (body, flow) -> flow.write(body));
    }
  }

  private List<Approval> approvals() {
    return settled.approval().map(List::of).orElseGet(List::of);
  }

  private static void suppression(JsonGenerator json, Approval approval) throws IOException {
    List<String> words = new ArrayList<>(List.of(approval.reason(), approval.decision()));
    if (!approval.until().isEmpty()) {
      words.add("until " + approval.until());
    }
    json.writeStringField("kind", approval.isInSource() ? "inSource" : "external");
    json.writeStringField("status", "accepted");
    json.writeStringField("justification", String.join("; ", words));
  }
}
