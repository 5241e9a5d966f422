package dev.lethe.analysis;

import java.util.Comparator;

/**
 * Something the analysis recognised, for {@code lethe doctor}.
 *
 * @param topic what it is about
 * @param kind what it is ({@code recording store}, {@code agent-memory store}, {@code
 *     session-scoped type}, {@code acts})
 * @param symbol the type or member, binary name
 * @param reason why it is taken for that
 */
public record Discovery(Topic topic, String kind, String symbol, String reason)
    implements Comparable<Discovery> {

  /** What a discovery is about. */
  public enum Topic {
    /** What outlives a session, and what does not. */
    MEMORY,
    /** What the agent does with a screen. */
    SCREEN
  }

  private static final Comparator<Discovery> ORDER =
      Comparator.comparing(Discovery::topic)
          .thenComparing(Discovery::kind)
          .thenComparing(Discovery::symbol)
          .thenComparing(Discovery::reason);

  @Override
  public int compareTo(Discovery other) {
    return ORDER.compare(this, other);
  }
}
