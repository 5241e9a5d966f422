package dev.lethe.checker.report;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads a report that was written as {@code json}. */
public final class ReportReader {

  private ReportReader() {}

  /**
   * Reads a report.
   *
   * @throws ReportFileException which says what to do, when the file cannot be read or is none of
   *     Lethe's reports
   */
  public static ReadReport read(Path file) {
    try (JsonParser json = new JsonFactory().createParser(Files.readAllBytes(file))) {
      json.nextToken();
      Map<?, ?> report = value(json) instanceof Map<?, ?> map ? map : Map.of();
      if (JsonReport.SCHEMA.equals(report.get("schema"))) {
        return report(report);
      }
      throw new ReportFileException(file + " is no report of Lethe's. " + remedy(), null);
    } catch (JsonProcessingException e) {
      throw new ReportFileException(
          file + " is no JSON: " + e.getOriginalMessage() + ". " + remedy(), e);
    } catch (NoSuchFileException e) {
      throw new ReportFileException(file + " does not exist. " + remedy(), e);
    } catch (IOException e) {
      throw new ReportFileException(file + " cannot be read: " + e.getMessage(), e);
    }
  }

  private static String remedy() {
    return "Name a file that a check wrote with --format json=FILE.";
  }

  private static @Nullable Object value(JsonParser json) throws IOException {
    JsonToken token = json.currentToken();
    if (token == JsonToken.START_OBJECT) {
      return object(json);
    }
    if (token == JsonToken.START_ARRAY) {
      return array(json);
    }
    return token == null ? null : json.getText();
  }

  private static Map<String, @Nullable Object> object(JsonParser json) throws IOException {
    Map<String, @Nullable Object> object = new LinkedHashMap<>();
    while (json.nextToken() == JsonToken.FIELD_NAME) {
      String name = json.currentName();
      json.nextToken();
      object.put(name, value(json));
    }
    return object;
  }

  private static List<@Nullable Object> array(JsonParser json) throws IOException {
    List<@Nullable Object> array = new ArrayList<>();
    while (json.nextToken() != JsonToken.END_ARRAY) {
      array.add(value(json));
    }
    return array;
  }

  // ---- what it says

  private static ReadReport report(Map<?, ?> report) {
    return new ReadReport(
        text(report, "verdict"),
        all(report, "findings").stream().map(ReportReader::finding).toList(),
        all(report, "entryPoints").stream().map(it -> spot(it, "reason")).toList(),
        all(report, "blindSpots").stream().map(it -> spot(it, "consequence")).toList());
  }

  private static ReadReport.Found finding(Map<?, ?> finding) {
    return new ReadReport.Found(
        text(finding, "rule"),
        text(finding, "severity"),
        text(finding, "status"),
        spot(finding, "message"),
        text(finding, "fingerprint"),
        finding.get("allowedBy") instanceof Map<?, ?> approval
            ? text(approval, "decision") + ": " + text(approval, "reason")
            : "",
        all(finding, "path").stream().map(ReportReader::symbol).toList());
  }

  private static ReadReport.Spot spot(Map<?, ?> at, String said) {
    String line = text(at, "line");
    return new ReadReport.Spot(
        symbol(at),
        text(at, "file"),
        line.matches("\\d{1,9}") ? Integer.parseInt(line) : 0,
        text(at, said));
  }

  private static String symbol(Map<?, ?> at) {
    String member = text(at, "member");
    int descriptor = member.indexOf('(');
    String name = descriptor < 0 ? member : member.substring(0, descriptor);
    return name.isEmpty() ? text(at, "type") : text(at, "type") + "#" + name;
  }

  private static String text(Map<?, ?> object, String name) {
    return object.get(name) instanceof String text ? text : "";
  }

  private static List<Map<?, ?>> all(Map<?, ?> object, String name) {
    List<Map<?, ?>> all = new ArrayList<>();
    if (object.get(name) instanceof List<?> list) {
      list.forEach(
          it -> {
            if (it instanceof Map<?, ?> map) {
              all.add(map);
            }
          });
    }
    return all;
  }
}
