package dev.lethe.catalogue.vocabulary;

import java.util.List;

/**
 * What the configuration says of coordinates.
 *
 * @param types types that locate something on one screen
 * @param observes methods that take a new observation
 * @param acts methods that send an action to the device
 * @param resolves methods that check a reference against the current screen
 */
public record DeclaredCoordinates(
    List<DeclaredType> types,
    List<MemberPattern> observes,
    List<MemberPattern> acts,
    List<MemberPattern> resolves) {

  /** Nothing is said. */
  public static DeclaredCoordinates none() {
    return new DeclaredCoordinates(List.of(), List.of(), List.of(), List.of());
  }
}
