package dev.lethe.checker.report;

import java.util.List;

/**
 * What an earlier run reported, as far as reviews ask for it.
 *
 * @param verdict the run's verdict
 * @param findings its findings, accepted ones included
 * @param entryPoints where sessions started
 * @param blindSpots what could not be seen
 */
public record ReadReport(
    String verdict, List<Found> findings, List<Spot> entryPoints, List<Spot> blindSpots) {

  /**
   * A finding.
   *
   * @param rule the rule's name
   * @param severity {@code error} or {@code warning}
   * @param status {@code new}, {@code known} or {@code allowed}
   * @param at where it stands, with the message
   * @param fingerprint what tells it from others
   * @param allowed decision and reason, or empty
   * @param path the types and members on the way, with the names that people know
   */
  public record Found(
      String rule,
      String severity,
      String status,
      Spot at,
      String fingerprint,
      String allowed,
      List<String> path) {}

  /**
   * A member, and what is said of it.
   *
   * @param symbol {@code type#member}, without a descriptor
   * @param file the file, relative to the repository
   * @param line its line
   * @param said what is said
   */
  public record Spot(String symbol, String file, int line, String said) {}
}
