package dev.lethe.archunit;

import com.tngtech.archunit.library.freeze.ViolationLineMatcher;

/** Compares what is found and in which file, not on which line and by which way. */
final class SameFinding implements ViolationLineMatcher {

  @Override
  public boolean matches(String stored, String current) {
    return head(stored).equals(head(current));
  }

  private static String head(String violation) {
    return violation.lines().findFirst().orElse("").replaceAll(":\\d+\\)", ")");
  }
}
