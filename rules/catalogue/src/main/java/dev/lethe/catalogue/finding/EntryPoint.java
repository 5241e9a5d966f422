package dev.lethe.catalogue.finding;

import java.util.Comparator;

/**
 * A method where a session starts.
 *
 * @param place the method, and its first line
 * @param reason why it counts as one ({@code annotated @AgentEntryPoint}, {@code lethe.yml:
 *     com.acme.Agent#run})
 */
public record EntryPoint(Place place, String reason) implements Comparable<EntryPoint> {

  private static final Comparator<EntryPoint> ORDER =
      Comparator.comparing(EntryPoint::place).thenComparing(EntryPoint::reason);

  @Override
  public int compareTo(EntryPoint other) {
    return ORDER.compare(this, other);
  }
}
