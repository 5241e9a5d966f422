package dev.lethe.catalogue.vocabulary;

import java.util.List;

/**
 * A type that the configuration names as a note.
 *
 * @param type canonical or binary name of the type
 * @param conditions names of the fields or methods that state its conditions
 * @param appliesWhen names of the methods that tell whether it applies now
 * @param origin where it was declared
 */
public record DeclaredNote(
    String type, List<String> conditions, List<String> appliesWhen, Origin origin) {}
