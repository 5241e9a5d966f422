package dev.lethe.checker.config;

import dev.lethe.catalogue.vocabulary.Origin;

/**
 * A dependency that the configuration names to be analysed as application code.
 *
 * @param group its group
 * @param artifact its name within the group
 * @param origin where it was declared
 */
public record ArtifactName(String group, String artifact, Origin origin) {

  /** Both parts, as build tools write them: {@code group:artifact}. */
  public String text() {
    return group + ":" + artifact;
  }
}
