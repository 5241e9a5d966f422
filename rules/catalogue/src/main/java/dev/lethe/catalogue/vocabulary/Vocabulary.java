package dev.lethe.catalogue.vocabulary;

import java.util.List;

/**
 * Everything a project's configuration says about its code; what annotations say is read from the
 * class files.
 *
 * @param entryPoints patterns of methods where a session starts
 * @param application package patterns of library classes to treat as application code ({@code
 *     com.acme.kit.**})
 * @param recordings recording stores by type
 * @param recordingPaths places on disk that recording stores write
 * @param stores stores that outlive a session
 * @param inputs types whose reads are read-only material
 * @param inputPaths places on disk that hold read-only material
 * @param sessionScoped types whose instances live one session
 * @param coordinates what locates something on a screen, and the methods around it
 * @param notes types that are notes
 */
public record Vocabulary(
    List<MemberPattern> entryPoints,
    List<PackagePattern> application,
    List<DeclaredRecording> recordings,
    List<PathPattern> recordingPaths,
    List<DeclaredStore> stores,
    List<DeclaredType> inputs,
    List<PathPattern> inputPaths,
    List<DeclaredType> sessionScoped,
    DeclaredCoordinates coordinates,
    List<DeclaredNote> notes) {

  /** A vocabulary that says nothing: annotations and the catalogue decide. */
  public static Vocabulary none() {
    return new Vocabulary(
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        DeclaredCoordinates.none(),
        List.of());
  }
}
