package dev.lethe.catalogue.vocabulary;

import java.util.List;

/**
 * A store that outlives a session and that the configuration names.
 *
 * @param type canonical or binary name of the type
 * @param kind what kind of store it is
 * @param reads names of the methods that read it
 * @param writes names of the methods that write it
 * @param origin where it was declared
 */
public record DeclaredStore(
    String type, StoreKind kind, List<String> reads, List<String> writes, Origin origin) {}
