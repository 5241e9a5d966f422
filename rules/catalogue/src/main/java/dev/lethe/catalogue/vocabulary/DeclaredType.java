package dev.lethe.catalogue.vocabulary;

/**
 * A type that the configuration names, for instance one whose reads are inputs.
 *
 * @param type canonical or binary name of the type
 * @param origin where it was declared
 */
public record DeclaredType(String type, Origin origin) {}
