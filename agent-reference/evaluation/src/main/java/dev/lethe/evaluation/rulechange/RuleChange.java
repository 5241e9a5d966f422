package dev.lethe.evaluation.rulechange;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * The experiment, as its source describes it ("Memory needs a scope: a rule-change test inspired by
 * Reflexion"; {@code docs/evidence/rule-change.md}): an agent takes the first lane that no note
 * forbids, and a rejection leaves a note.
 */
public final class RuleChange {

  private final Notes treatment;
  private final List<Note> notes = new ArrayList<>();

  private RuleChange(Notes treatment) {
    this.treatment = treatment;
  }

  /** All episodes under each treatment of notes, one after the other. */
  public static List<EpisodeRecord> records() {
    return Arrays.stream(Notes.values()).flatMap(RuleChange::records).toList();
  }

  private static Stream<EpisodeRecord> records(Notes treatment) {
    RuleChange agent = new RuleChange(treatment);
    return Episode.all().stream().map(agent::record);
  }

  private EpisodeRecord record(Episode episode) {
    SortedSet<Lane> forbidden = forbidden(episode);
    EpisodeRecord record =
        new EpisodeRecord(
            treatment,
            episode,
            forbidden,
            Arrays.stream(Lane.values()).filter(lane -> !forbidden.contains(lane)).findFirst());
    if (record.outcome() == Outcome.INVALID) {
      record.chosen().ifPresent(lane -> notes.add(new Note(lane, episode.version())));
    }
    return record;
  }

  private SortedSet<Lane> forbidden(Episode episode) {
    SortedSet<Lane> forbidden = new TreeSet<>();
    notes.stream()
        .filter(note -> treatment.apply(note, episode))
        .forEach(note -> forbidden.add(note.avoid()));
    return forbidden;
  }
}
