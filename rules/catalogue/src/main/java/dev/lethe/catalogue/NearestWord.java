package dev.lethe.catalogue;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** Finds the word that somebody who mistyped probably meant. */
public final class NearestWord {

  private NearestWord() {}

  /**
   * The known word with the fewest letters to change, in any letter case; the first of several.
   *
   * @return empty where more than a third of the longer word would have to change
   */
  public static Optional<String> of(String unknown, Collection<String> known) {
    return known.stream()
        .filter(word -> 3 * distance(unknown, word) <= Math.max(unknown.length(), word.length()))
        .min(Comparator.comparingInt(word -> distance(unknown, word)));
  }

  private static int distance(String one, String other) {
    String from = one.toLowerCase(Locale.ROOT);
    String to = other.toLowerCase(Locale.ROOT);
    int[] row = firstRow(to.length());
    for (int i = 0; i < from.length(); i++) {
      row = nextRow(row, from.charAt(i), to);
    }
    return row[to.length()];
  }

  private static int[] firstRow(int length) {
    int[] row = new int[length + 1];
    for (int i = 0; i <= length; i++) {
      row[i] = i;
    }
    return row;
  }

  private static int[] nextRow(int[] above, char letter, String to) {
    int[] row = new int[above.length];
    row[0] = above[0] + 1;
    for (int i = 1; i < row.length; i++) {
      int replaced = above[i - 1] + (to.charAt(i - 1) == letter ? 0 : 1);
      row[i] = Math.min(replaced, 1 + Math.min(above[i], row[i - 1]));
    }
    return row;
  }
}
