package dev.lethe.evaluation.rulechange;

import java.util.Optional;
import java.util.SortedSet;

/**
 * What happened in an episode.
 *
 * @param notes how notes were treated
 * @param episode the episode
 * @param forbidden the lanes that notes forbade
 * @param chosen the lane that was taken; empty where none was left
 */
public record EpisodeRecord(
    Notes notes, Episode episode, SortedSet<Lane> forbidden, Optional<Lane> chosen) {

  /** How it ended. */
  public Outcome outcome() {
    if (chosen.isEmpty()) {
      return Outcome.ABSTAINED;
    }
    return chosen.get() == episode.open() ? Outcome.COMPLETED : Outcome.INVALID;
  }
}
