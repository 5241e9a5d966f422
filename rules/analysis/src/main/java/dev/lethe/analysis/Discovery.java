package dev.lethe.analysis;

import java.util.Comparator;

/**
 * Something the analysis recognised, for {@code lethe doctor}.
 *
 * @param kind what it is ({@code recording store}, {@code memory store}, {@code session scoped
 *     type})
 * @param symbol the type or member, binary name
 * @param reason why it is taken for that
 */
public record Discovery(String kind, String symbol, String reason)
    implements Comparable<Discovery> {

  private static final Comparator<Discovery> ORDER =
      Comparator.comparing(Discovery::kind)
          .thenComparing(Discovery::symbol)
          .thenComparing(Discovery::reason);

  @Override
  public int compareTo(Discovery other) {
    return ORDER.compare(this, other);
  }
}
