package dev.lethe.analysis.judge.wiring;

import dev.lethe.analysis.program.MethodModel;
import org.jspecify.annotations.Nullable;

/**
 * What a framework reads for the agent.
 *
 * @param nature what is known of it
 * @param kind the word of a kind of store; empty where only the hand-over says it
 * @param made the method that makes it; null where nobody is seen to
 * @param isKept whether a static field or a bean of singleton scope keeps it
 * @param provision whether a provider makes it when asked
 */
record Source(
    Nature nature, String kind, @Nullable MethodModel made, boolean isKept, Provision provision) {

  enum Nature {
    /** A memory in this process, empty when it is made. */
    IN_MEMORY,
    /** A store that may outlive this process. */
    LASTING,
    /** Something that is given from outside, such as an injected bean. */
    GIVEN
  }

  enum Provision {
    /** It is handed over itself. */
    NONE,
    /** A provider makes it anew for each id. */
    ANEW,
    /** A provider gives the same one whatever the id. */
    SAME
  }
}
