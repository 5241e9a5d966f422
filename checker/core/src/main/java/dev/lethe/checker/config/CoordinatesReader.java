package dev.lethe.checker.config;

import dev.lethe.catalogue.vocabulary.DeclaredCoordinates;

/**
 * Reads {@code coordinates}.
 *
 * @param file the whole file
 */
record CoordinatesReader(Section file) {

  DeclaredCoordinates coordinates() {
    return file.value("coordinates")
        .flatMap(node -> Section.of(node, "'coordinates'", Keys.COORDINATES, file.problems()))
        .map(CoordinatesReader::coordinates)
        .orElse(DeclaredCoordinates.none());
  }

  private static DeclaredCoordinates coordinates(Section section) {
    return new DeclaredCoordinates(
        section.texts("types", StoresReader::declaredType),
        section.texts("observes", ConfigurationReader::memberPattern),
        section.texts("acts", ConfigurationReader::memberPattern),
        section.texts("resolves", ConfigurationReader::memberPattern));
  }
}
