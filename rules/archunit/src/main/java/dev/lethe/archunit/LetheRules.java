package dev.lethe.archunit;

import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.freeze.ViolationLineMatcher;
import dev.lethe.catalogue.memoryread.MemoryRead;
import dev.lethe.catalogue.recordingread.RecordingRead;
import dev.lethe.catalogue.sessionoutlivingstate.SessionOutlivingState;
import dev.lethe.catalogue.stalecoordinate.StaleCoordinate;
import dev.lethe.catalogue.unscopednote.UnscopedNote;

/**
 * Lethe's rules for {@code @ArchTest}, {@code FreezingArchRule} and {@code ArchRule.check}. Where
 * sessions start is said by annotations and by the nearest {@code lethe.yml}; {@link #check()} says
 * more, or otherwise.
 */
public final class LetheRules {

  private LetheRules() {}

  /** A check whose options can be set, and whose rules share one analysis. */
  public static LetheCheck check() {
    return LetheCheck.ofProject();
  }

  /** Every rule that Lethe enforces, and that exceptions to them hold. */
  public static ArchRule all() {
    return check().all();
  }

  /**
   * The rule of this name.
   *
   * @throws IllegalArgumentException when Lethe enforces no rule of this name
   */
  public static ArchRule named(String rule) {
    return check().named(rule);
  }

  /** Recordings are write-only for the agent. */
  public static ArchRule recordingRead() {
    return check().rule(RecordingRead.RULE);
  }

  /** The agent reads no store that outlives a session. */
  public static ArchRule memoryRead() {
    return check().rule(MemoryRead.RULE);
  }

  /** No field carries state from one session to the next. */
  public static ArchRule sessionOutlivingState() {
    return check().rule(SessionOutlivingState.RULE);
  }

  /** Coordinates are resolved against the current screen before they are acted on. */
  public static ArchRule staleCoordinate() {
    return check().rule(StaleCoordinate.RULE);
  }

  /** A note states its conditions, and is asked about them before it is used. */
  public static ArchRule unscopedNote() {
    return check().rule(UnscopedNote.RULE);
  }

  /**
   * For {@code FreezingArchRule.associateViolationLinesVia}: a frozen violation stays the same when
   * the way to it, or a line, changes.
   */
  public static ViolationLineMatcher sameFinding() {
    return new SameFinding();
  }
}
