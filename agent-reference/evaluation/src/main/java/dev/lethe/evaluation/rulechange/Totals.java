package dev.lethe.evaluation.rulechange;

import java.util.List;

/**
 * What episodes came to under one treatment of notes.
 *
 * @param notes how notes were treated
 * @param completed episodes in which the parcel arrived
 * @param invalid episodes in which a lane was rejected
 * @param abstained episodes in which no lane was left
 * @param firstHalf completed ones under the first rules
 * @param secondHalf completed ones under the second rules
 */
public record Totals(
    Notes notes, int completed, int invalid, int abstained, int firstHalf, int secondHalf) {

  /** Counts the records of one treatment. */
  public static Totals of(Notes notes, List<EpisodeRecord> records) {
    List<EpisodeRecord> own = records.stream().filter(it -> it.notes() == notes).toList();
    List<EpisodeRecord> completed = with(Outcome.COMPLETED, own);
    int firstHalf = (int) completed.stream().filter(it -> it.episode().isInFirstHalf()).count();
    return new Totals(
        notes,
        completed.size(),
        with(Outcome.INVALID, own).size(),
        with(Outcome.ABSTAINED, own).size(),
        firstHalf,
        completed.size() - firstHalf);
  }

  private static List<EpisodeRecord> with(Outcome outcome, List<EpisodeRecord> records) {
    return records.stream().filter(it -> it.outcome() == outcome).toList();
  }
}
