package dev.lethe.catalogue.apis;

/**
 * A type whose objects are no state of an agent, such as a logger.
 *
 * @param type canonical name of the type; a name that ends in {@code .*} is a package
 * @param reason why, in a few words
 */
public record Neutral(String type, String reason) {}
