package dev.lethe.checker.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion.VersionFlag;
import dev.lethe.catalogue.Severity;
import dev.lethe.catalogue.finding.Finding;
import dev.lethe.catalogue.finding.PathStep;
import dev.lethe.catalogue.finding.StepKind;
import dev.lethe.catalogue.memoryread.MemoryRead;
import dev.lethe.checker.Fixture;
import dev.lethe.checker.Report;
import dev.lethe.checker.baseline.Baseline;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SarifReportTest {

  private static final ObjectMapper JSON = new ObjectMapper();

  @Test
  void obeysThePublishedSchema() throws IOException {
    JsonSchema schema = schema();
    List<Report> reports = List.of(Reports.full(), Reports.hostile(), Reports.of(new Fixture()));

    for (Report report : reports) {
      assertThat(schema.validate(json(report))).isEmpty();
    }
    JsonNode broken =
        JSON.readTree(text(Reports.full()).replace("\"startLine\": 41", "\"startLine\": 0"));
    assertThat(schema.validate(broken)).isNotEmpty();
  }

  @Test
  void saysWhatCodeScanningRequires() {
    JsonNode run = run(Reports.full());

    assertThat(run.at("/tool/driver/name").asText()).isEqualTo("Lethe");
    assertThat(run.at("/automationDetails/id").asText()).isEqualTo("lethe/desk/agent/");
    for (JsonNode rule : run.at("/tool/driver/rules")) {
      assertThat(rule.at("/shortDescription/text").asText()).isNotBlank();
      assertThat(rule.at("/fullDescription/text").asText()).contains(" Why: ");
      assertThat(rule.at("/help/text").asText()).startsWith("# " + rule.get("name").asText());
      assertThat(URI.create(rule.get("helpUri").asText())).hasScheme("https");
    }
    for (JsonNode result : run.get("results")) {
      String rule = run.at("/tool/driver/rules/" + result.get("ruleIndex") + "/id").asText();
      assertThat(result.get("ruleId").asText()).isEqualTo(rule);
      assertThat(result.at("/partialFingerprints/lethe~1v1").asText()).hasSize(32);
      assertThat(result.at("/partialFingerprints").has("primaryLocationLineHash")).isFalse();
      assertThat(result.at("/locations/0/physicalLocation/region").size()).isEqualTo(4);
    }
  }

  @Test
  void putsWhatWeighsMostFirst() {
    List<String> order = new ArrayList<>();
    run(Reports.full()).get("results").forEach(one -> order.add(one.get("ruleId").asText()));

    assertThat(order).containsExactly("SessionOutlivingState", "RecordingRead", "MemoryRead");
  }

  @Test
  void tellsTheWayAndTheLinesBeside() {
    JsonNode result = run(Reports.full()).at("/results/0");

    assertThat(result.at("/message/text").asText())
        .startsWith("keeps state in a static field; the agent comes here from [")
        .contains("[com.acme.Agent.run(String)](1)");
    assertThat(result.at("/relatedLocations/0/id").asInt()).isEqualTo(1);
    assertThat(result.at("/relatedLocations/1/message/text").asText())
        .isEqualTo("a session changes what is in it here");
    assertThat(texts(result.at("/codeFlows/0/threadFlows/0/locations")))
        .containsExactly("com.acme.Agent.run(String)", "com.acme.Agent.SEEN");
    assertThat(texts(result.at("/codeFlows/1/threadFlows/0/locations")))
        .containsExactly(
            "com.acme.Agent.run(String)", "com.acme.Agent.remember(int)", "com.acme.Agent.SEEN");
  }

  private static List<String> texts(JsonNode locations) {
    List<String> texts = new ArrayList<>();
    locations.forEach(one -> texts.add(one.at("/location/message/text").asText()));
    return texts;
  }

  @Test
  void keepsAllowedFindingsAsSuppressed() {
    JsonNode suppression = run(Reports.full()).at("/results/2/suppressions/0");

    assertThat(suppression.get("kind").asText()).isEqualTo("inSource");
    assertThat(suppression.get("justification").asText())
        .isEqualTo("maps; docs/7.md; until 2999-12-31");
    assertThat(run(Reports.full()).at("/results/0/suppressions")).isEmpty();
  }

  @Test
  void tellsNewFromKnownOnlyIfThereIsABaseline() {
    Finding known = Fixture.recordingRead();
    Fixture fixture = new Fixture().with(known, Fixture.staticField());
    Baseline baseline =
        new Baseline(Optional.of("lethe-baseline.txt"), Baseline.of(List.of(known)).entries());

    JsonNode results = run(Reports.of(fixture, baseline)).get("results");

    assertThat(results.at("/0/baselineState").asText()).isEqualTo("new");
    assertThat(results.at("/1/baselineState").asText()).isEqualTo("unchanged");
    assertThat(run(Reports.full()).at("/results/0").has("baselineState")).isFalse();
  }

  @Test
  void notifiesOfWhatCouldNotBeSeen() {
    JsonNode invocation = run(Reports.full()).at("/invocations/0");

    assertThat(invocation.get("executionSuccessful").asBoolean()).isFalse();
    assertThat(invocation.get("exitCode").asInt()).isEqualTo(1);
    JsonNode notifications = invocation.get("toolExecutionNotifications");
    assertThat(notifications).hasSize(3);
    assertThat(notifications.at("/0/descriptor/id").asText()).isEqualTo("incomplete/no-match");
    assertThat(notifications.at("/1/descriptor/id").asText()).isEqualTo("blind-spot/reflection");
    assertThat(notifications.at("/1/locations/0/physicalLocation/region/startLine").asInt())
        .isEqualTo(30);
    assertThat(run(Reports.of(new Fixture())).at("/invocations/0/executionSuccessful").asBoolean())
        .isTrue();
  }

  @Test
  void saysHowMuchItLeavesOut() {
    JsonNode run = run(Reports.many(SarifResults.MOST + 3));

    assertThat(run.get("results")).hasSize(SarifResults.MOST);
    assertThat(run.at("/invocations/0/toolExecutionNotifications/0/message/text").asText())
        .isEqualTo("3 findings more; --format json lists all");
  }

  @Test
  void tellsTheEndsOfAVeryLongWay() {
    Stream<PathStep> calls =
        IntStream.range(0, 200)
            .mapToObj(i -> Fixture.RUN.atLine(i + 1))
            .map(place -> new PathStep(StepKind.USE, place, place));
    Finding finding =
        new Finding(
            MemoryRead.RULE,
            Severity.ERROR,
            Fixture.RUN,
            "a.B#c",
            "reads",
            calls.toList(),
            List.of(),
            0);

    JsonNode flow = run(Reports.of(new Fixture().with(finding))).at("/results/0/codeFlows/0");

    assertThat(flow.at("/message/text").asText()).isEqualTo("100 steps in the middle are left out");
    JsonNode locations = flow.at("/threadFlows/0/locations");
    assertThat(locations).hasSize(SarifFlow.MOST);
    assertThat(locations.at("/49/executionOrder").asInt()).isEqualTo(50);
    assertThat(locations.at("/50/executionOrder").asInt()).isEqualTo(151);
  }

  @ParameterizedTest
  @CsvSource({
    "src/main/java/A.java, src/main/java/A.java",
    "a b/%41:C.java, a%20b/%2541%3AC.java",
    "\u00c4/A$B#c?.java, %C3%84/A$B%23c%3F.java"
  })
  void writesFilesAsRelativeAddresses(String file, String uri) {
    assertThat(SarifPlaces.uri(file)).isEqualTo(uri);
    assertThat(URI.create(uri).getPath()).isEqualTo(file);
  }

  private static String text(Report report) {
    return ReportFormat.SARIF.render(report, Ink.PLAIN);
  }

  private static JsonNode json(Report report) throws IOException {
    return JSON.readTree(text(report));
  }

  private static JsonNode run(Report report) {
    try {
      return json(report).at("/runs/0");
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private static JsonSchema schema() throws IOException {
    try (InputStream in =
        SarifReportTest.class.getResourceAsStream("/schema/sarif-schema-2.1.0.json")) {
      return JsonSchemaFactory.getInstance(VersionFlag.V7).getSchema(JSON.readTree(in));
    }
  }
}
