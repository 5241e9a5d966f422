package dev.lethe.catalogue.memoryread;

import dev.lethe.catalogue.Rule;
import dev.lethe.catalogue.Severity;

/** What a session knows is in its context; stores that outlive it are not read. */
public final class MemoryRead {

  /** The rule; its page lies beside this class. */
  public static final Rule RULE =
      new Rule(
          "MemoryRead",
          "context is the only memory",
          "Code that the agent can reach reads a store that outlives the session.",
          "what an earlier session stored may no longer hold, and nobody asks whether it does",
          "find it out in this session and keep it in the context; declare material that no "
              + "session writes under 'inputs'",
          Severity.ERROR,
          "dev/lethe/catalogue/memoryread/rule.md");

  private MemoryRead() {}
}
