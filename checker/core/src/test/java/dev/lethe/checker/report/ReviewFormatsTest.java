package dev.lethe.checker.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.lethe.checker.Fixture;
import dev.lethe.checker.Report;
import java.io.IOException;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The formats of GitLab and of Reviewdog, field by field as these document them. */
class ReviewFormatsTest {

  private static final ObjectMapper JSON = new ObjectMapper();

  @Test
  void tellsGitlabWhatItNeeds() throws IOException {
    JsonNode issues = json(ReportFormat.GITLAB, Reports.full());

    assertThat(issues).hasSize(2);
    Set<String> fingerprints = new HashSet<>();
    for (JsonNode issue : issues) {
      assertThat(issue.get("description").asText()).contains("; fix: ");
      assertThat(issue.get("check_name").asText()).isNotBlank();
      assertThat(issue.get("severity").asText()).isEqualTo("critical");
      assertThat(issue.at("/location/path").asText()).startsWith("com/acme/");
      assertThat(issue.at("/location/lines/begin").isInt()).isTrue();
      assertThat(fingerprints.add(issue.get("fingerprint").asText())).isTrue();
    }
  }

  @Test
  void isAnEmptyListForGitlabIfAllIsClean() {
    assertThat(ReportFormat.GITLAB.render(Reports.of(new Fixture()), Ink.PLAIN)).isEqualTo("[]\n");
  }

  @Test
  void tellsReviewdogWhatItNeeds() throws IOException {
    JsonNode report = json(ReportFormat.RDJSON, Reports.full());

    assertThat(report.at("/source/name").asText()).isEqualTo("lethe");
    assertThat(report.get("diagnostics")).hasSize(2);
    JsonNode diagnostic = report.at("/diagnostics/1");
    assertThat(diagnostic.get("message").asText()).startsWith("reads the recording store");
    assertThat(diagnostic.at("/location/path").asText()).isEqualTo("com/acme/StepLog.java");
    assertThat(diagnostic.at("/location/range/start/line").asInt()).isEqualTo(41);
    assertThat(diagnostic.at("/location/range/start/column").isMissingNode()).isTrue();
    assertThat(diagnostic.get("severity").asText()).isEqualTo("ERROR");
    assertThat(diagnostic.at("/code/value").asText()).isEqualTo("RecordingRead");
    assertThat(diagnostic.at("/code/url").asText())
        .isEqualTo("https://example.org/rules/RecordingRead");
  }

  @Test
  void keepsHostileNamesAsTheyAre() throws IOException {
    assertThat(json(ReportFormat.GITLAB, Reports.hostile()).at("/0/location/path").asText())
        .isEqualTo("a/B" + Reports.HOSTILE + ".java");
    assertThat(json(ReportFormat.RDJSON, Reports.hostile()).at("/diagnostics/0/message").asText())
        .startsWith("reads " + Reports.HOSTILE);
  }

  private static JsonNode json(ReportFormat format, Report report) throws IOException {
    return JSON.readTree(format.render(report, Ink.PLAIN));
  }
}
