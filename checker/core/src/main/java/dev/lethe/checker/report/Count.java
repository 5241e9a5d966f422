package dev.lethe.checker.report;

/** Numbers with their nouns. */
final class Count {

  private Count() {}

  /** {@code 1 error}, {@code 2 errors}. */
  static String of(long number, String noun) {
    return number + " " + noun + (number == 1 ? "" : "s");
  }
}
