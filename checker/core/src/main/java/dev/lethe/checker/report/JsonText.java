package dev.lethe.checker.report;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators.Spacing;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;

/** JSON as all reports lay it out: two blanks an indent, ended by a line feed. */
final class JsonText {

  /** Writes what is in an object or an array. */
  interface Body {
    void write(JsonGenerator json) throws IOException;
  }

  /** Writes the fields of an object that stands for an item. */
  interface Item<T> {
    void write(JsonGenerator json, T item) throws IOException;
  }

  private JsonText() {}

  /** An object with these fields. */
  static String of(Body fields) {
    return text(
        json -> {
          json.writeStartObject();
          fields.write(json);
          json.writeEndObject();
        });
  }

  /** An array of an object for each item. */
  static <T> String ofAll(List<T> items, Item<T> item) {
    return text(json -> objects(json, items, item));
  }

  private static String text(Body value) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = new JsonFactory().createGenerator(text)) {
      json.setPrettyPrinter(printer());
      value.write(json);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text + "\n";
  }

  private static DefaultPrettyPrinter printer() {
    DefaultIndenter indenter = new DefaultIndenter("  ", "\n");
    return new DefaultPrettyPrinter()
        .withObjectIndenter(indenter)
        .withArrayIndenter(indenter)
        .withSeparators(
            DefaultPrettyPrinter.DEFAULT_SEPARATORS
                .withObjectFieldValueSpacing(Spacing.AFTER)
                .withObjectEmptySeparator("")
                .withArrayEmptySeparator(""));
  }

  /** A field that is an object. */
  static void object(JsonGenerator json, String name, Body fields) throws IOException {
    json.writeObjectFieldStart(name);
    fields.write(json);
    json.writeEndObject();
  }

  /** A field that is an array with an object for each item. */
  static <T> void array(JsonGenerator json, String name, List<T> items, Item<T> item)
      throws IOException {
    json.writeFieldName(name);
    objects(json, items, item);
  }

  private static <T> void objects(JsonGenerator json, List<T> items, Item<T> item)
      throws IOException {
    json.writeStartArray();
    for (T one : items) {
      json.writeStartObject();
      item.write(json, one);
      json.writeEndObject();
    }
    json.writeEndArray();
  }
}
