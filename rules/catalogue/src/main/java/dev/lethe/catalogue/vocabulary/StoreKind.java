package dev.lethe.catalogue.vocabulary;

import java.util.Locale;

/** Kinds of stores that outlive a session, as the rule MemoryRead names them. */
public enum StoreKind {
  AGENT_MEMORY,
  VECTOR_INDEX,
  DATABASE,
  KEY_VALUE,
  CACHE_REMOTE,
  PREFERENCES,
  FILE,
  OBJECT_STORE,
  HTTP_SESSION;

  /** The word that configuration and reports use ({@code agent-memory}). */
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The kind that a word names. */
  public static StoreKind ofWord(String word) {
    return valueOf(word.toUpperCase(Locale.ROOT).replace('-', '_'));
  }
}
