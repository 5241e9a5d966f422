package dev.lethe.evaluation.output;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import dev.lethe.evaluation.rulechange.EpisodeRecord;
import dev.lethe.evaluation.rulechange.Lane;
import dev.lethe.evaluation.rulechange.Notes;
import dev.lethe.evaluation.rulechange.Totals;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;

/** The records of the rule change and their totals as JSON. */
public final class RuleChangeJson {

  private RuleChangeJson() {}

  /** The text. */
  public static String of(List<EpisodeRecord> records) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = new JsonFactory().createGenerator(text)) {
      json.setPrettyPrinter(
          new DefaultPrettyPrinter().withObjectIndenter(new DefaultIndenter("  ", "\n")));
      json.writeStartObject();
      episodes(json, records);
      totals(json, records);
      json.writeEndObject();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text + "\n";
  }

  private static void episodes(JsonGenerator json, List<EpisodeRecord> records) throws IOException {
    json.writeArrayFieldStart("episodes");
    for (EpisodeRecord record : records) {
      episode(json, record);
    }
    json.writeEndArray();
  }

  private static void episode(JsonGenerator json, EpisodeRecord record) throws IOException {
    json.writeStartObject();
    json.writeStringField("policy", record.notes().word());
    json.writeNumberField("episode", record.episode().number());
    json.writeNumberField("version", record.episode().version());
    json.writeStringField("open", record.episode().open().name());
    json.writeArrayFieldStart("forbidden");
    for (Lane lane : record.forbidden()) {
      json.writeString(lane.name());
    }
    json.writeEndArray();
    json.writeStringField("chosen", record.chosen().map(Lane::name).orElse(null));
    json.writeStringField("outcome", record.outcome().word());
    json.writeEndObject();
  }

  private static void totals(JsonGenerator json, List<EpisodeRecord> records) throws IOException {
    json.writeObjectFieldStart("totals");
    for (Notes notes : Notes.values()) {
      Totals totals = Totals.of(notes, records);
      json.writeObjectFieldStart(notes.word());
      json.writeNumberField("completed", totals.completed());
      json.writeNumberField("invalid", totals.invalid());
      json.writeNumberField("abstained", totals.abstained());
      json.writeNumberField("firstHalf", totals.firstHalf());
      json.writeNumberField("secondHalf", totals.secondHalf());
      json.writeEndObject();
    }
    json.writeEndObject();
  }
}
