package dev.lethe.analysis.facts;

import dev.lethe.catalogue.vocabulary.Origin;

/**
 * Something the configuration names and nothing answers to.
 *
 * @param what what was named, for a message
 * @param origin where
 */
public record Unmatched(String what, Origin origin) {

  public static Unmatched type(String key, String type, Origin origin) {
    return new Unmatched(
        key + ": there is no type " + type + " in the application or on its class path", origin);
  }

  public static Unmatched member(String key, String type, String member, Origin origin) {
    return new Unmatched(key + ": " + type + " has no method " + member, origin);
  }

  public static Unmatched pattern(String text, Origin origin) {
    return new Unmatched(text + " matches no method of the application", origin);
  }
}
