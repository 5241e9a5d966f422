package dev.lethe.checker.settle;

import dev.lethe.catalogue.finding.Finding;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;

/**
 * Gives each finding a fingerprint: a hash of its rule, the symbol it stands in, its subject, and
 * its number among those equal in all of these. Lines and file names have no part in it.
 */
final class Fingerprints {

  private static final int BYTES = 16;

  private final Map<String, Integer> counts = new HashMap<>();

  /** Findings in their order, with fingerprints. */
  static List<SettledFinding> of(List<SettledFinding> sorted) {
    Fingerprints fingerprints = new Fingerprints();
    return sorted.stream()
        .map(settled -> settled.withFingerprint(fingerprints.next(settled.finding())))
        .toList();
  }

  private String next(Finding finding) {
    String symbol = symbol(finding);
    return hash(symbol + "\n" + counts.merge(symbol, 1, Integer::sum));
  }

  private static String symbol(Finding finding) {
    return String.join(
        "\n",
        finding.rule().name(),
        finding.place().type(),
        finding.place().member(),
        finding.subject());
  }

  private static String hash(String text) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      byte[] hash = digest.digest(text.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(hash, 0, BYTES);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
