package dev.lethe.checker.config;

/**
 * Keys that the format has and this version gives no effect to: they are validated like any other,
 * and refused rather than ignored.
 *
 * @param file the whole file
 */
record LaterKeys(Section file) {

  void refuse() {
    file.value("coordinates")
        .flatMap(node -> Section.of(node, "'coordinates'", Keys.COORDINATES, file.problems()))
        .ifPresent(LaterKeys::validateCoordinates);
    refuse("coordinates");
  }

  private void refuse(String key) {
    file.key(key)
        .ifPresent(
            text -> text.fail("'" + key + "' is not supported yet by this version; remove it"));
  }

  private static void validateCoordinates(Section section) {
    section.texts("types", Text::typeName);
    section.texts("observes", ConfigurationReader::memberPattern);
    section.texts("acts", ConfigurationReader::memberPattern);
    section.texts("resolves", ConfigurationReader::memberPattern);
  }
}
