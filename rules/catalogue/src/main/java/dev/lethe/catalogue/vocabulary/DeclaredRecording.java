package dev.lethe.catalogue.vocabulary;

import java.util.List;

/**
 * A recording store that the configuration names.
 *
 * @param type canonical or binary name of the type
 * @param reads names of the methods that read; empty: the rule's own notion of a read
 * @param receipts names of methods that return a receipt and reveal nothing recorded
 * @param origin where it was declared
 */
public record DeclaredRecording(
    String type, List<String> reads, List<String> receipts, Origin origin) {}
