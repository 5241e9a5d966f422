package dev.lethe.analysis.program;

/** Whose code a class is. */
public enum Layer {
  /** The project under check; its method bodies are read. */
  APPLICATION,
  /** A dependency; only signatures are read. */
  LIBRARY,
  /** The JDK; only signatures are read. */
  PLATFORM
}
