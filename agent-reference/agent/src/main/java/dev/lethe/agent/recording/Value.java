package dev.lethe.agent.recording;

import java.util.ArrayList;
import java.util.List;

/** A value that can be recorded; each writes itself as JSON on one line. */
public sealed interface Value {

  /** Appends this value's JSON. */
  void appendTo(StringBuilder json);

  /** Words. */
  record Text(String text) implements Value {

    @Override
    public void appendTo(StringBuilder json) {
      JsonString.append(text, json);
    }
  }

  /** A whole number. */
  record Whole(long number) implements Value {

    @Override
    public void appendTo(StringBuilder json) {
      json.append(number);
    }
  }

  /** Yes or no. */
  record Flag(boolean set) implements Value {

    @Override
    public void appendTo(StringBuilder json) {
      json.append(set);
    }
  }

  /** Values in order. */
  record Items(List<Value> items) implements Value {

    public Items {
      items = List.copyOf(items);
    }

    /** Returns the words as values. */
    static Items texts(List<String> texts) {
      return new Items(texts.stream().<Value>map(Text::new).toList());
    }

    @Override
    public void appendTo(StringBuilder json) {
      String separator = "";
      json.append('[');
      for (Value item : items) {
        json.append(separator);
        item.appendTo(json);
        separator = ",";
      }
      json.append(']');
    }
  }

  /** A value with a name. */
  record Field(String name, Value value) {}

  /** Named values in order. */
  record Fields(List<Field> fields) implements Value {

    public Fields {
      fields = List.copyOf(fields);
    }

    /** Returns the start of something to add fields to. */
    public static Fields none() {
      return new Fields(List.of());
    }

    /** Returns these fields and one more. */
    public Fields with(String name, Value value) {
      List<Field> more = new ArrayList<>(fields);
      more.add(new Field(name, value));
      return new Fields(more);
    }

    /** Returns these fields and one more. */
    public Fields with(String name, String text) {
      return with(name, new Text(text));
    }

    /** Returns these fields and one more. */
    public Fields with(String name, long number) {
      return with(name, new Whole(number));
    }

    /** Returns these fields and one more. */
    public Fields with(String name, boolean set) {
      return with(name, new Flag(set));
    }

    /** Returns these fields and one more. */
    public Fields with(String name, List<String> texts) {
      return with(name, Items.texts(texts));
    }

    @Override
    public void appendTo(StringBuilder json) {
      String separator = "";
      json.append('{');
      for (Field field : fields) {
        json.append(separator);
        JsonString.append(field.name(), json);
        json.append(':');
        field.value().appendTo(json);
        separator = ",";
      }
      json.append('}');
    }
  }
}
