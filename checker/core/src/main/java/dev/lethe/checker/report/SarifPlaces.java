package dev.lethe.checker.report;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.lethe.checker.source.SourcePlace;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** Places in SARIF: files relative to the repository, without a leading {@code ./}. */
final class SarifPlaces {

  private static final String BASE = "%SRCROOT%";
  private static final String KEPT = "-._~/$@+,;=!'()&";

  private SarifPlaces() {}

  static void base(JsonGenerator json) throws IOException {
    JsonText.object(
        json,
        BASE,
        base ->
            JsonText.object(
                base,
                "description",
                text -> text.writeStringField("text", "The root of the repository.")));
  }

  static void physical(JsonGenerator json, SourcePlace at) throws IOException {
    JsonText.object(
        json,
        "physicalLocation",
        place -> {
          JsonText.object(place, "artifactLocation", artifact -> artifact(artifact, at));
          JsonText.object(place, "region", region -> region(region, at));
        });
  }

  private static void artifact(JsonGenerator json, SourcePlace at) throws IOException {
    json.writeStringField("uri", uri(at.file()));
    json.writeStringField("uriBaseId", BASE);
  }

  private static void region(JsonGenerator json, SourcePlace at) throws IOException {
    json.writeNumberField("startLine", at.line());
    json.writeNumberField("startColumn", at.column());
    json.writeNumberField("endLine", at.endLine());
    json.writeNumberField("endColumn", at.endColumn());
  }

  static void message(JsonGenerator json, String text) throws IOException {
    JsonText.object(json, "message", message -> message.writeStringField("text", text));
  }

  /** A path as a URI: what has a meaning in URIs is percent-encoded. */
  static String uri(String path) {
    StringBuilder uri = new StringBuilder();
    for (byte unit : path.getBytes(StandardCharsets.UTF_8)) {
      char letter = (char) (unit & 0xff);
      boolean kept = letter < 0x80 && (isLetterOrDigit(letter) || KEPT.indexOf(letter) >= 0);
      uri.append(kept ? String.valueOf(letter) : "%%%02X".formatted((int) letter));
    }
    return uri.toString();
  }

  private static boolean isLetterOrDigit(char letter) {
    return (letter >= 'a' && letter <= 'z')
        || (letter >= 'A' && letter <= 'Z')
        || (letter >= '0' && letter <= '9');
  }
}
