package dev.lethe.checker.report;

/** Foreign text in XML and HTML, where it must not become anything but text. */
final class XmlText {

  private static final int UNKNOWN = 0xFFFD;

  private XmlText() {}

  /** Text between tags, or between the quotes of an attribute. */
  static String of(String text) {
    StringBuilder escaped = new StringBuilder();
    text.codePoints().forEach(letter -> append(escaped, letter));
    return escaped.toString();
  }

  private static void append(StringBuilder text, int letter) {
    switch (letter) {
      case '&' -> text.append("&amp;");
      case '<' -> text.append("&lt;");
      case '>' -> text.append("&gt;");
      case '"' -> text.append("&quot;");
      case '\'' -> text.append("&#39;");
      case '\r' -> text.append("&#13;");
      default -> text.appendCodePoint(isCharacter(letter) ? letter : UNKNOWN);
    }
  }

  /** XML has no way to write the others. */
  private static boolean isCharacter(int letter) {
    return letter == '\n'
        || letter == '\t'
        || (letter >= ' ' && letter < 0xD800)
        || (letter >= 0xE000 && letter < 0xFFFE)
        || letter > 0xFFFF;
  }
}
