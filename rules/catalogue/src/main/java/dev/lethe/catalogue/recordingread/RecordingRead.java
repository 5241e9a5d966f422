package dev.lethe.catalogue.recordingread;

import dev.lethe.catalogue.Rule;
import dev.lethe.catalogue.Severity;

/** Recordings are write-only for the agent. */
public final class RecordingRead {

  /** The rule; its page lies beside this class. */
  public static final Rule RULE =
      new Rule(
          "RecordingRead",
          "INV-CTX-002",
          "Code that the agent can reach reads a recording of a session.",
          "what a past session recorded may be wrong on the screen of today",
          "observe, or ask within this session; let people read recordings, outside the agent",
          Severity.ERROR,
          "dev/lethe/catalogue/recordingread/rule.md");

  private RecordingRead() {}
}
