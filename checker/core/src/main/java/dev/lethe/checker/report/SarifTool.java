package dev.lethe.checker.report;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.lethe.catalogue.Rule;
import dev.lethe.catalogue.RulePage;
import dev.lethe.catalogue.Rules;
import dev.lethe.checker.Report;
import dev.lethe.checker.settle.SettledFinding;
import java.io.IOException;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Who speaks in a SARIF report, and the rules that it speaks of.
 *
 * @param report what it speaks of
 */
record SarifTool(Report report) {

  void write(JsonGenerator json) throws IOException {
    JsonText.object(json, "driver", this::driver);
  }

  private void driver(JsonGenerator json) throws IOException {
    json.writeStringField("name", "Lethe");
    json.writeStringField("version", report.tool().version());
    JsonText.array(json, "rules", rules(report), this::rule);
  }

  /** The rules that are enforced and those that findings name, in one order. */
  static List<Rule> rules(Report report) {
    Stream<Rule> named = report.findings().stream().map(SettledFinding::rule);
    return Stream.concat(Rules.active().stream(), named)
        .distinct()
        .sorted(Comparator.comparing(Rule::name))
        .toList();
  }

  private void rule(JsonGenerator json, Rule rule) throws IOException {
    String page = RulePage.of(rule).text();
    json.writeStringField("id", rule.name());
    json.writeStringField("name", rule.name());
    text(json, "shortDescription", rule.summary());
    text(json, "fullDescription", rule.summary() + " Why: " + rule.why() + ".");
    JsonText.object(
        json,
        "help",
        help -> {
          help.writeStringField("text", page);
          help.writeStringField("markdown", page);
        });
    Optional<String> published = report.tool().page(rule);
    if (published.isPresent()) {
      json.writeStringField("helpUri", published.get());
    }
    level(json, rule);
    JsonText.object(json, "properties", properties -> properties(properties, rule));
  }

  private static void level(JsonGenerator json, Rule rule) throws IOException {
    JsonText.object(
        json,
        "defaultConfiguration",
        body -> body.writeStringField("level", rule.severity().word()));
  }

  private static void properties(JsonGenerator json, Rule rule) throws IOException {
    json.writeStringField("precision", "very-high");
    json.writeStringField("problem.severity", rule.severity().word());
    json.writeArrayFieldStart("tags");
    json.writeString("agent-memory");
    if (rule.invariant().startsWith("INV-")) {
      json.writeString(rule.invariant());
    }
    json.writeEndArray();
  }

  private static void text(JsonGenerator json, String name, String text) throws IOException {
    JsonText.object(json, name, body -> body.writeStringField("text", text));
  }
}
