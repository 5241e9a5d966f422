package dev.lethe.catalogue.finding;

import java.util.List;

/**
 * A line that supports a finding beside its path, such as where a field is written.
 *
 * @param role what the line is evidence of, in a few words ({@code a session changes it here})
 * @param place where
 * @param path a shortest way from an entry point to the line, as that of a finding; empty where the
 *     line alone is told
 */
public record Evidence(String role, Place place, List<PathStep> path) {

  public Evidence {
    path = List.copyOf(path);
  }

  /** A line without its way. */
  public Evidence(String role, Place place) {
    this(role, place, List.of());
  }
}
