package dev.lethe.agent;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads recordings, for tests alone: the agent has no such thing. */
public record RecordedEntry(Map<String, Object> fields) {

  /** Reads the lines that are whole; what comes after the last line break was torn by a kill. */
  public static List<RecordedEntry> wholeEntries(String recording) throws IOException {
    String whole = recording.substring(0, recording.lastIndexOf('\n') + 1);
    List<RecordedEntry> entries = new ArrayList<>();
    for (String line : whole.split("\n", -1)) {
      if (!line.isEmpty()) {
        entries.add(parse(line));
      }
    }
    return entries;
  }

  @SuppressWarnings("unchecked")
  public static RecordedEntry parse(String line) throws IOException {
    try (JsonParser json = new JsonFactory().createParser(line)) {
      json.nextToken();
      RecordedEntry entry = new RecordedEntry((Map<String, Object>) value(json));
      if (json.nextToken() != null) {
        throw new IOException("more than one value on the line: " + line);
      }
      return entry;
    }
  }

  private static Object value(JsonParser json) throws IOException {
    return switch (json.currentToken()) {
      case START_OBJECT -> object(json);
      case START_ARRAY -> array(json);
      case VALUE_STRING -> json.getText();
      case VALUE_NUMBER_INT -> json.getLongValue();
      case VALUE_TRUE -> true;
      case VALUE_FALSE -> false;
      default -> throw new IOException("unexpected " + json.currentToken());
    };
  }

  private static Map<String, Object> object(JsonParser json) throws IOException {
    Map<String, Object> fields = new LinkedHashMap<>();
    while (json.nextToken() != JsonToken.END_OBJECT) {
      String name = json.currentName();
      json.nextToken();
      fields.put(name, value(json));
    }
    return fields;
  }

  private static List<Object> array(JsonParser json) throws IOException {
    List<Object> items = new ArrayList<>();
    while (json.nextToken() != JsonToken.END_ARRAY) {
      items.add(value(json));
    }
    return items;
  }

  public String kind() {
    return (String) fields.get("kind");
  }

  public String text() {
    return (String) fields.get("text");
  }

  public long number() {
    return (long) fields.get("entry");
  }

  @SuppressWarnings("unchecked")
  public Map<String, Object> details() {
    return (Map<String, Object>) fields.get("details");
  }
}
