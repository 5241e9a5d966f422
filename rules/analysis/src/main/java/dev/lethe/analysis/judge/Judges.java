package dev.lethe.analysis.judge;

import dev.lethe.analysis.judge.freshness.StaleCoordinateJudge;
import dev.lethe.analysis.judge.notes.UnscopedNoteJudge;
import dev.lethe.analysis.judge.state.SessionOutlivingStateJudge;
import dev.lethe.catalogue.Rule;
import dev.lethe.catalogue.memoryread.MemoryRead;
import dev.lethe.catalogue.recordingread.RecordingRead;
import dev.lethe.catalogue.sessionoutlivingstate.SessionOutlivingState;
import dev.lethe.catalogue.stalecoordinate.StaleCoordinate;
import dev.lethe.catalogue.unscopednote.UnscopedNote;
import java.util.List;

/** Which judge decides which rule. */
public final class Judges {

  private Judges() {}

  /**
   * The judges of some rules.
   *
   * @throws IllegalArgumentException for a rule that nobody judges
   */
  public static List<Judge> of(List<Rule> rules) {
    return rules.stream().map(Judges::of).toList();
  }

  private static Judge of(Rule rule) {
    if (rule.equals(RecordingRead.RULE)) {
      return new RecordingReadJudge(rule);
    }
    if (rule.equals(MemoryRead.RULE)) {
      return new MemoryReadJudge(rule);
    }
    if (rule.equals(SessionOutlivingState.RULE)) {
      return new SessionOutlivingStateJudge(rule);
    }
    if (rule.equals(StaleCoordinate.RULE)) {
      return new StaleCoordinateJudge(rule);
    }
    if (rule.equals(UnscopedNote.RULE)) {
      return new UnscopedNoteJudge(rule);
    }
    throw new IllegalArgumentException("there is no judge for the rule " + rule.name());
  }
}
