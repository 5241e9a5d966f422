package dev.lethe.checker.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion.VersionFlag;
import dev.lethe.catalogue.Severity;
import dev.lethe.catalogue.finding.Place;
import dev.lethe.catalogue.finding.StepKind;
import dev.lethe.catalogue.memoryread.MemoryRead;
import dev.lethe.checker.Fixture;
import dev.lethe.checker.Report;
import dev.lethe.checker.settle.Status;
import dev.lethe.checker.settle.Verdict;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class JsonReportTest {

  private static final ObjectMapper JSON = new ObjectMapper();

  @Test
  void writesEverything() throws IOException {
    Golden.check("full.json", render(Reports.full()));
  }

  @Test
  void writesNothingMuchForACleanProject() throws IOException {
    Golden.check("clean.json", render(Reports.of(new Fixture())));
  }

  @Test
  void obeysItsSchema() throws IOException {
    for (Report report : List.of(Reports.full(), Reports.of(new Fixture()))) {
      assertThat(validate(render(report))).isEmpty();
    }
  }

  @Test
  void hasASchemaThatRefusesWhatIsMissingOrUnknown() throws IOException {
    String json = render(Reports.full());

    assertThat(validate(json.replace("\"verdict\"", "\"answer\""))).hasSize(2);
    assertThat(validate(json.replace("\"line\": 41", "\"line\": 0"))).isNotEmpty();
    assertThat(validate(json.replace("com/acme", "com\\\\acme"))).isNotEmpty();
  }

  @Test
  void hasASchemaWithTheWordsOfTheReport() throws IOException {
    assertThat(words("/properties/verdict/enum"))
        .containsExactlyElementsOf(Stream.of(Verdict.values()).map(Verdict::word).toList());
    assertThat(words("/definitions/finding/properties/status/enum"))
        .containsExactlyElementsOf(Stream.of(Status.values()).map(Status::word).toList());
    assertThat(words("/definitions/finding/properties/severity/enum"))
        .containsExactlyElementsOf(Stream.of(Severity.values()).map(Severity::word).toList());
    assertThat(words("/definitions/path/items/properties/kind/enum"))
        .containsExactlyElementsOf(Stream.of(StepKind.values()).map(StepKind::word).toList());
  }

  @Test
  void escapesWhatNamesMayHold() throws IOException {
    Place place = new Place("a.\u00c4gent", "m\"\\\u2028()V", "a/\u00c4gent.java", 1);
    Report report =
        Reports.of(
            new Fixture().with(Fixture.finding(MemoryRead.RULE, Severity.ERROR, place, "a\tb#c")));

    JsonNode finding = JSON.readTree(render(report)).at("/findings/0");

    assertThat(finding.get("file").asText()).isEqualTo("a/\u00c4gent.java");
    assertThat(finding.get("member").asText()).isEqualTo("m\"\\\u2028()V");
    assertThat(finding.get("subject").asText()).isEqualTo("a\tb#c");
  }

  @Test
  void hasNoCarriageReturns() {
    assertThat(render(Reports.full())).doesNotContain("\r").endsWith("}\n");
  }

  private static String render(Report report) {
    return ReportFormat.JSON.render(report, Ink.PLAIN);
  }

  private static List<String> validate(String json) throws IOException {
    JsonSchema schema = JsonSchemaFactory.getInstance(VersionFlag.V7).getSchema(schema());
    return schema.validate(JSON.readTree(json)).stream().map(Object::toString).toList();
  }

  private static List<String> words(String pointer) throws IOException {
    List<String> words = new ArrayList<>();
    schema().at(pointer).forEach(word -> words.add(word.asText()));
    return words;
  }

  private static JsonNode schema() throws IOException {
    try (InputStream in = JsonReport.class.getResourceAsStream("report.schema.json")) {
      return JSON.readTree(in);
    }
  }
}
