package dev.lethe.evaluation.rulechange;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The experiment gives what was published, to the record. */
final class RuleChangeTest {

  private static final List<EpisodeRecord> RECORDS = RuleChange.records();

  @Test
  void comesToThePublishedTotals() {
    assertThat(RECORDS).hasSize(90);
    assertThat(Stream.of(Notes.values()).map(notes -> Totals.of(notes, RECORDS)))
        .containsExactly(
            new Totals(Notes.NONE, 15, 15, 0, 0, 15),
            new Totals(Notes.PERMANENT, 14, 2, 14, 14, 0),
            new Totals(Notes.VERSIONED, 29, 1, 0, 14, 15));
  }

  @Test
  void leavesPermanentNotesNoLaneFromTheSeventeenthEpisodeOn() {
    assertThat(RECORDS)
        .filteredOn(it -> it.notes() == Notes.PERMANENT && it.episode().number() >= 16)
        .first()
        .satisfies(
            it -> {
              assertThat(it.chosen()).contains(Lane.B);
              assertThat(it.outcome()).isEqualTo(Outcome.INVALID);
            });
    assertThat(RECORDS)
        .filteredOn(it -> it.notes() == Notes.PERMANENT && it.episode().number() >= 17)
        .hasSize(14)
        .allSatisfy(
            it -> {
              assertThat(it.forbidden()).containsExactly(Lane.A, Lane.B);
              assertThat(it.chosen()).isEqualTo(Optional.empty());
            });
  }
}
