package dev.lethe.checker.config;

import java.util.List;

/** The keys of {@code lethe.yml}, by the mapping they appear in. */
final class Keys {

  static final List<String> FILE =
      List.of(
          "entryPoints",
          "application",
          "recordings",
          "stores",
          "inputs",
          "coordinates",
          "notes",
          "sessionScoped",
          "rules",
          "failOn",
          "allow");
  static final List<String> RECORDING = List.of("type", "reads", "receipts", "path");
  static final List<String> STORE = List.of("type", "kind", "reads", "writes");
  static final List<String> INPUT = List.of("type", "path");
  static final List<String> COORDINATES = List.of("types", "observes", "acts", "resolves");
  static final List<String> NOTE = List.of("type", "conditions", "appliesWhen");
  static final List<String> ALLOWANCE = List.of("rule", "at", "decision", "reason", "until");

  private Keys() {}
}
