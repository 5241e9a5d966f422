package dev.lethe.agent.recording;

/**
 * Writes any string as a JSON string that contains no line break. What the screen shows is hostile
 * until proven otherwise: control characters, line separators and halves of surrogate pairs are
 * escaped.
 */
final class JsonString {

  private static final String HEX = "0123456789abcdef";

  private JsonString() {}

  static void append(String text, StringBuilder json) {
    json.append('"');
    int index = 0;
    while (index < text.length()) {
      int codePoint = text.codePointAt(index);
      appendCodePoint(codePoint, json);
      index += Character.charCount(codePoint);
    }
    json.append('"');
  }

  private static void appendCodePoint(int codePoint, StringBuilder json) {
    switch (codePoint) {
      case '"' -> json.append("\\\"");
      case '\\' -> json.append("\\\\");
      case '\n' -> json.append("\\n");
      case '\r' -> json.append("\\r");
      case '\t' -> json.append("\\t");
      default -> {
        if (isPlain(codePoint)) {
          json.appendCodePoint(codePoint);
        } else {
          appendEscape(codePoint, json);
        }
      }
    }
  }

  private static boolean isPlain(int codePoint) {
    return switch (Character.getType(codePoint)) {
      case Character.CONTROL,
          Character.SURROGATE,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          false;
      default -> true;
    };
  }

  /** All that is not plain lies in the basic plane, so four digits are enough. */
  private static void appendEscape(int codePoint, StringBuilder json) {
    json.append("\\u");
    for (int shift = 12; shift >= 0; shift -= 4) {
      json.append(HEX.charAt(codePoint >> shift & 0xf));
    }
  }
}
