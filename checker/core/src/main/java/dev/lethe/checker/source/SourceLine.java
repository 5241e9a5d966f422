package dev.lethe.checker.source;

/**
 * The text of one line.
 *
 * @param text without its end
 */
record SourceLine(String text) {

  /**
   * Columns within a line.
   *
   * @param column the first, from 1
   * @param endColumn the one after the last
   */
  record Region(int column, int endColumn) {

    SourcePlace at(String file, int line) {
      return new SourcePlace(file, line, column, line, endColumn);
    }
  }

  /** Where a word stands, if it stands there once; else the line without the blanks around it. */
  Region region(String word) {
    int first = find(word, 0);
    boolean once = first >= 0 && find(word, first + 1) < 0;
    return once ? new Region(first + 1, first + word.length() + 1) : trimmed();
  }

  private Region trimmed() {
    int end = text.stripTrailing().length();
    int begin = text.length() - text.stripLeading().length();
    return end == 0 ? new Region(1, 1) : new Region(begin + 1, end + 1);
  }

  private int find(String word, int from) {
    if (word.isEmpty()) {
      return -1;
    }
    int at = text.indexOf(word, from);
    while (at >= 0 && !isWord(at, at + word.length())) {
      at = text.indexOf(word, at + 1);
    }
    return at;
  }

  private boolean isWord(int begin, int end) {
    boolean before = begin > 0 && Character.isJavaIdentifierPart(text.charAt(begin - 1));
    boolean after = end < text.length() && Character.isJavaIdentifierPart(text.charAt(end));
    return !before && !after;
  }
}
